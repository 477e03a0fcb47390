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
          "a kernel takes the bodies of functions in place of calls; a function that calls itself has none")
      case .function(let name):
        Phrase("functionHasNoKernel", "\(name) has no definition for kernels; evaluate it on the processor")
      }
    }
  }
#endif
