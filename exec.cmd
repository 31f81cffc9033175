@rem npm scripts begin with the exec of other shells, so that a signal to npm reaches the program and not a shell. The shell of Windows has none.
@%*
