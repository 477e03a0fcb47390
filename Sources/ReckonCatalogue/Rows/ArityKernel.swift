/// A row's kernel for one number of operands, in each angle unit when angles take part.
package struct ArityKernel: Sendable {
  /// A kernel with its form for eight rows at once, if it has one: the same bits for each row.
  package struct Form: Sendable {
    package let kernel: Kernel
    package let vector: VectorKernel?

    package init(_ kernel: Kernel, vector: VectorKernel? = nil) { (self.kernel, self.vector) = (kernel, vector) }
  }

  /// In radians when angles take part.
  package let form: Form
  package let degrees: Form?
  package let gradians: Form?

  package init(_ kernel: Kernel, vector: VectorKernel? = nil) { self.init(Form(kernel, vector: vector)) }

  package init(_ form: Form, degrees: Form? = nil, gradians: Form? = nil) {
    self.form = form
    self.degrees = degrees
    self.gradians = gradians
  }

  package var kernel: Kernel { form.kernel }

  package func form(in unit: AngleUnit?) -> Form {
    switch unit {
    case .degrees: degrees ?? form
    case .gradians: gradians ?? form
    case .radians, nil: form
    }
  }

  package func callAsFunction(in unit: AngleUnit?) -> Kernel { form(in: unit).kernel }
}
