// `import Reckon` exports the public names of the modules below; the rest has package access.
@_exported public import ReckonBytecode
@_exported public import ReckonCatalogue
@_exported public import ReckonMachine
