import Scheduling

/// How long bundles may take, the same for every command.
let deadlines = EngineSettings.foreground.deadlines
