// Rows contain numbers, so that their users need the numbers' module too: one import gives both.
@_exported public import ReckonNumbers
// Errors are phrases.
@_exported public import ReckonPhrases
