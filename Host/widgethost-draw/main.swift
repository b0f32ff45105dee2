DrawProgram.run(CommandLine.arguments)
