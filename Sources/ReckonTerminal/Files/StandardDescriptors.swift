import ReckonSystem

/// The descriptors 0, 1 and 2, which the tool takes for its input, output and errors.
package enum StandardDescriptors {
  /// Occupies those that are closed, so that no file which is opened later gets their numbers: what is meant for
  /// standard output would be written into it, and standard input would be read from it.
  ///
  /// Using them fails as it does for closed ones: input is opened for writing only, and output for reading only.
  package static func occupy() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest number that is free is this one, since those below are occupied.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
