// Rows are about numbers, so that whoever reads rows needs the numbers' module too: one import gives both.
@_exported public import ReckonNumbers
// Errors are phrases.
@_exported public import ReckonPhrases
