// What people need of the modules below comes with `import Reckon`; the rest has package access.
@_exported public import ReckonBytecode
@_exported public import ReckonCatalogue
@_exported public import ReckonMachine
