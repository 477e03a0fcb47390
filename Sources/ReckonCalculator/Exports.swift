// Whoever builds on the calculator needs what it is made of: settings name angle units, errors are formulas' errors.
@_exported public import Reckon
