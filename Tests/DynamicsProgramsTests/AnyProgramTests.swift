import Testing

@Suite struct AnyProgramTests {}
