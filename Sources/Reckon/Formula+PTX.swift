public import ReckonMachine

#if _pointerBitWidth(_64)
  extension Formula {
    /// The formula as a PTX kernel for NVIDIA GPUs, compiled by their driver.
    ///
    /// ```swift
    /// let kernel = try Formula("a + b*sin(x)", variables: ["a", "b", "x"]).ptx(name: "wave")
    /// kernel.text                                  // ".version 7.0 …"
    /// ```
    ///
    /// The kernel takes a column of doubles for each of ``variables``, in order, and the further arguments that
    /// ``PTXProgram/name`` lists. Results are bitwise equal to the CPU's. Rows left to the CPU are marked: failed ones,
    /// and those with operands that a function has no short path for, such as angles above 2¹⁸ radians. The engine
    /// loads no driver: launch the kernel with the CUDA driver API, or from Python with CuPy.
    ///
    /// - Parameters:
    ///   - name: the kernel's name in its module.
    ///   - policy: with ``ErrorPolicy/ieee`` infinities and NaN are results.
    /// - Throws: the reason why there is no kernel, with the function that has no definition for one.
    /// - Complexity: O(length of the program, including the functions that it calls).
    public func ptx(name: String = "formula", policy: ErrorPolicy = .strict) throws(PTXProgram.Refusal) -> PTXProgram {
      try PTXProgram(program, name: name, policy: policy)
    }
  }
#endif
