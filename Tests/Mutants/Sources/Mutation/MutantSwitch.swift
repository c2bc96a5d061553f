/// The module that a mutated package has in addition: which mutant is chosen, and which ones are reached.
///
/// It is in C, so that asking costs one load and nothing has to be initialized.
enum MutantSwitch {
  static let header = """
    #include <stdbool.h>

    extern unsigned char mutantStates[];
    bool mutantIsChosen(int number);

    static inline bool isMutant(int number) {
      return __builtin_expect(mutantStates[number] != 0, 0) && mutantIsChosen(number);
    }

    """

  static func source(count: Int) -> String {
    """
    #include "MutantSwitch.h"
    #include <fcntl.h>
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    #include <unistd.h>

    // 0: not chosen, 1: chosen, 2: not chosen, and not reached yet.
    unsigned char mutantStates[\(count + 1)];
    static int reached = -1;

    __attribute__((constructor)) static void readEnvironment(void) {
      const char *number = getenv("MUTANT");
      const char *path = getenv("MUTANTS_REACHED");
      if (path) {
        memset(mutantStates, 2, sizeof mutantStates);
        reached = open(path, O_WRONLY | O_CREAT | O_APPEND, 0644);
      }
      if (number && atoi(number) > 0 && atoi(number) <= \(count)) mutantStates[atoi(number)] = 1;
    }

    bool mutantIsChosen(int number) {
      if (mutantStates[number] == 1) return true;
      mutantStates[number] = 0;
      char line[16];
      int length = snprintf(line, sizeof line, "%d\\n", number);
      if (reached >= 0 && write(reached, line, length) < 0) abort();
      return false;
    }

    """
  }

  /// The end of the manifest.
  static func manifest(target: String) -> String {
    """

    package.targets.append(.target(name: "MutantSwitch"))
    package.targets.first { $0.name == "\(target)" }?.dependencies.append("MutantSwitch")

    """
  }
}
