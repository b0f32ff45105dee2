/// Makes a variable of an extension of `EnvironmentValues` a value of the environment, with what it is set to as its default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
