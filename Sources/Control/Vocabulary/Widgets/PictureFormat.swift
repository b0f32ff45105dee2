/// What a picture is written as.
package enum PictureFormat: String, Hashable, Sendable, JSONNamed {
    case png, svg, pdf
}

/// On what a picture is drawn.
package enum PictureScheme: String, Hashable, Sendable, JSONNamed {
    case light, dark
}
