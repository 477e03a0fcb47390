// Clients of the calculator need its dependencies: settings refer to angle units, errors are formula errors.
@_exported public import Reckon
