#if _pointerBitWidth(_64)
  import ReckonCatalogue

  extension PTXProgram.Refusal: CustomStringConvertible {
    /// The reason for the refusal as a sentence, in the ``/ReckonPhrases/Language/current`` language.
    public var message: String { phrase.description }

    public var description: String { message }

    package var phrase: Phrase {
      switch self {
      case .name: Phrase("kernelNameIsNotOne", "a kernel's name is a letter followed by letters, digits and ‘_’")
      case .values:
        Phrase(
          "kernelsComputeWithDoubles", "kernels compute with doubles, without texts, lists, missing values and searches"
        )
      case .effects:
        Phrase(
          "kernelsHaveNoEffects", "kernels draw no random numbers, call no functions of the host and give one result")
      case .calls:
        Phrase(
          "kernelsHaveNoRecursion",
          "a kernel has no calls, only the bodies of functions; a function that calls itself cannot be built in")
      case .function(let name):
        Phrase("functionHasNoKernel", "\(name) has no definition for kernels; evaluate it on the processor")
      }
    }
  }
#endif
