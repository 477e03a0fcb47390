public import ReckonMachine

#if _pointerBitWidth(_64)
  extension Formula {
    /// The formula as a kernel for NVIDIA's GPUs, a text that their driver compiles.
    ///
    /// ```swift
    /// let kernel = try Formula("a + b*sin(x)", variables: ["a", "b", "x"]).ptx(name: "wave")
    /// kernel.text                                  // ".version 7.0 …"
    /// ```
    ///
    /// The kernel takes a column of doubles for each of ``variables``, in their order, and the further arguments that
    /// ``PTXProgram/name`` lists. Results have the processor's bits. Rows that it leaves to the processor are marked:
    /// those that fail, and those with operands for which a function has no short way, such as angles of more than 2¹⁸
    /// radians. The engine loads no driver: launch the kernel with CUDA's driver interface, as the Python package does.
    ///
    /// - Parameters:
    ///   - name: the kernel's name in its module.
    ///   - policy: with ``ErrorPolicy/ieee`` infinities and NaN are results.
    /// - Throws: why there is no kernel, with the function that has no definition for one.
    /// - Complexity: O(length of the program with the bodies of the functions that it calls).
    public func ptx(name: String = "formula", policy: ErrorPolicy = .strict) throws(PTXProgram.Refusal) -> PTXProgram {
      try PTXProgram(program, name: name, policy: policy)
    }
  }
#endif
