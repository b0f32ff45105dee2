/// The types that are known.
extension UTType {
    public static let item = UTType(identifier: "public.item", parents: [])
    public static let content = UTType(identifier: "public.content", parents: [])
    public static let compositeContent = UTType(identifier: "public.composite-content", parents: ["public.content"])
    public static let diskImage = UTType(identifier: "public.disk-image", parents: ["public.item"])
    public static let data = UTType(identifier: "public.data", parents: ["public.item"])
    public static let directory = UTType(identifier: "public.directory", parents: ["public.item"])
    public static let folder = UTType(identifier: "public.folder", parents: ["public.directory"])
    public static let resolvable = UTType(identifier: "com.apple.resolvable", parents: [])
    public static let symbolicLink = UTType(identifier: "public.symlink", parents: ["public.item", "com.apple.resolvable"])
    public static let package = UTType(identifier: "com.apple.package", parents: ["public.directory"])
    public static let bundle = UTType(identifier: "com.apple.bundle", parents: ["public.directory"])
    public static let application = UTType(identifier: "com.apple.application", parents: ["public.item"])
    public static let applicationBundle = UTType(
        identifier: "com.apple.application-bundle", parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"],
        extensions: ["app"])
    public static let framework = UTType(identifier: "com.apple.framework", parents: ["com.apple.bundle"], extensions: ["framework"])
    public static let executable = UTType(identifier: "public.executable", parents: ["public.item"])
    public static let message = UTType(identifier: "public.message", parents: ["public.item"])
    public static let contact = UTType(identifier: "public.contact", parents: ["public.item"])
    public static let vCard = UTType(
        identifier: "public.vcard", parents: ["public.data", "public.contact"], extensions: ["vcf", "vcard"],
        mimeTypes: ["text/vcard", "text/x-vcard"])
    public static let calendarEvent = UTType(identifier: "public.calendar-event", parents: ["public.item"])
    public static let toDoItem = UTType(identifier: "public.to-do-item", parents: ["public.calendar-event"])
    public static let emailMessage = UTType(identifier: "public.email-message", parents: ["public.message"])
    public static let text = UTType(identifier: "public.text", parents: ["public.data", "public.content"])
    public static let plainText = UTType(
        identifier: "public.plain-text", parents: ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"])
    public static let utf8PlainText = UTType(
        identifier: "public.utf8-plain-text", parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"])
    public static let utf16PlainText = UTType(
        identifier: "public.utf16-plain-text", parents: ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-16"])
    public static let rtf = UTType(identifier: "public.rtf", parents: ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf"])
    public static let html = UTType(
        identifier: "public.html", parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"])
    public static let xml = UTType(
        identifier: "public.xml", parents: ["public.text"], extensions: ["xml"], mimeTypes: ["application/xml", "text/xml"])
    public static let yaml = UTType(
        identifier: "public.yaml", parents: ["public.text"], extensions: ["yml", "yaml"], mimeTypes: ["application/x-yaml"])
    public static let json = UTType(
        identifier: "public.json", parents: ["public.text"], extensions: ["json"], mimeTypes: ["application/json"])
    public static let css = UTType(identifier: "public.css", parents: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"])
    public static let sourceCode = UTType(identifier: "public.source-code", parents: ["public.plain-text"])
    public static let swiftSource = UTType(identifier: "public.swift-source", parents: ["public.source-code"], extensions: ["swift"])
    public static let cSource = UTType(identifier: "public.c-source", parents: ["public.source-code"], extensions: ["c"])
    public static let pythonScript = UTType(
        identifier: "public.python-script", parents: ["public.source-code", "public.executable"], extensions: ["py"],
        mimeTypes: ["text/x-python"])
    public static let shellScript = UTType(
        identifier: "public.shell-script", parents: ["public.source-code", "public.executable"], extensions: ["sh", "command"])
    public static let javaScript = UTType(
        identifier: "com.netscape.javascript-source", parents: ["public.source-code", "public.executable"], extensions: ["js", "mjs"],
        mimeTypes: ["text/javascript"])
    public static let delimitedText = UTType(identifier: "public.delimited-values-text", parents: ["public.text"])
    public static let commaSeparatedText = UTType(
        identifier: "public.comma-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["csv"],
        mimeTypes: ["text/csv"])
    public static let tabSeparatedText = UTType(
        identifier: "public.tab-separated-values-text", parents: ["public.delimited-values-text"], extensions: ["tsv"],
        mimeTypes: ["text/tab-separated-values"])
    public static let log = UTType(identifier: "public.log", parents: ["public.plain-text"], extensions: ["log"])
    public static let propertyList = UTType(identifier: "com.apple.property-list", parents: ["public.data"], extensions: ["plist"])
    public static let xmlPropertyList = UTType(
        identifier: "com.apple.xml-property-list", parents: ["com.apple.property-list", "public.xml"])
    public static let binaryPropertyList = UTType(identifier: "com.apple.binary-property-list", parents: ["com.apple.property-list"])
    public static let pdf = UTType(
        identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
        mimeTypes: ["application/pdf"])
    public static let rtfd = UTType(
        identifier: "com.apple.rtfd", parents: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"])
    public static let epub = UTType(
        identifier: "org.idpf.epub-container", parents: ["public.data", "public.composite-content"], extensions: ["epub"],
        mimeTypes: ["application/epub+zip"])
    public static let spreadsheet = UTType(identifier: "public.spreadsheet", parents: ["public.content"])
    public static let presentation = UTType(identifier: "public.presentation", parents: ["public.composite-content"])
    public static let url = UTType(identifier: "public.url", parents: ["public.data"])
    public static let fileURL = UTType(identifier: "public.file-url", parents: ["public.url"])
    public static let urlBookmarkData = UTType(identifier: "com.apple.bookmark", parents: ["public.data"])
    public static let bookmark = UTType(identifier: "public.bookmark", parents: ["public.item"])
    public static let image = UTType(identifier: "public.image", parents: ["public.data", "public.content"])
    public static let rawImage = UTType(identifier: "public.camera-raw-image", parents: ["public.image"])
    public static let png = UTType(identifier: "public.png", parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"])
    public static let jpeg = UTType(
        identifier: "public.jpeg", parents: ["public.image"], extensions: ["jpeg", "jpg", "jpe"], mimeTypes: ["image/jpeg", "image/jpg"])
    public static let tiff = UTType(
        identifier: "public.tiff", parents: ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"])
    public static let gif = UTType(
        identifier: "com.compuserve.gif", parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"])
    public static let bmp = UTType(
        identifier: "com.microsoft.bmp", parents: ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"])
    public static let ico = UTType(
        identifier: "com.microsoft.ico", parents: ["public.image"], extensions: ["ico"], mimeTypes: ["image/vnd.microsoft.icon"])
    public static let svg = UTType(
        identifier: "public.svg-image", parents: ["public.image", "public.xml"], extensions: ["svg", "svgz"], mimeTypes: ["image/svg+xml"])
    public static let webP = UTType(
        identifier: "org.webmproject.webp", parents: ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"])
    public static let heic = UTType(identifier: "public.heic", parents: ["public.image"], extensions: ["heic"], mimeTypes: ["image/heic"])
    public static let heif = UTType(
        identifier: "public.heif", parents: ["public.image"], extensions: ["heif", "hif"], mimeTypes: ["image/heif"])
    public static let livePhoto = UTType(identifier: "com.apple.live-photo", parents: ["public.data"])
    public static let icns = UTType(identifier: "com.apple.icns", parents: ["public.image"], extensions: ["icns"])
    public static let audiovisualContent = UTType(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"])
    public static let movie = UTType(identifier: "public.movie", parents: ["public.audiovisual-content"])
    public static let video = UTType(identifier: "public.video", parents: ["public.movie"])
    public static let audio = UTType(identifier: "public.audio", parents: ["public.audiovisual-content"])
    public static let quickTimeMovie = UTType(
        identifier: "com.apple.quicktime-movie", parents: ["public.movie"], extensions: ["mov", "qt"], mimeTypes: ["video/quicktime"])
    public static let mpeg4Movie = UTType(
        identifier: "public.mpeg-4", parents: ["public.movie"], extensions: ["mp4", "mpg4"], mimeTypes: ["video/mp4"])
    public static let avi = UTType(identifier: "public.avi", parents: ["public.movie"], extensions: ["avi"], mimeTypes: ["video/avi"])
    public static let mp3 = UTType(identifier: "public.mp3", parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"])
    public static let wav = UTType(
        identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], extensions: ["wav", "wave"], mimeTypes: ["audio/wav"])
    public static let aiff = UTType(
        identifier: "public.aiff-audio", parents: ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"])
    public static let mpeg4Audio = UTType(
        identifier: "public.mpeg-4-audio", parents: ["public.audio"], extensions: ["m4a"], mimeTypes: ["audio/mp4"])
    public static let midi = UTType(
        identifier: "public.midi-audio", parents: ["public.audio"], extensions: ["mid", "midi"], mimeTypes: ["audio/midi"])
    public static let playlist = UTType(identifier: "public.playlist", parents: ["public.data"])
    public static let archive = UTType(identifier: "public.archive", parents: ["public.data"])
    public static let zip = UTType(
        identifier: "public.zip-archive", parents: ["public.archive"], extensions: ["zip"], mimeTypes: ["application/zip"])
    public static let gzip = UTType(
        identifier: "org.gnu.gnu-zip-archive", parents: ["public.archive"], extensions: ["gz"], mimeTypes: ["application/gzip"])
    public static let bz2 = UTType(
        identifier: "public.bzip2-archive", parents: ["public.archive"], extensions: ["bz2"], mimeTypes: ["application/x-bzip2"])
    public static let appleArchive = UTType(identifier: "com.apple.archive", parents: ["public.archive"], extensions: ["aar"])
    public static let font = UTType(identifier: "public.font", parents: ["public.data"])
    public static let database = UTType(identifier: "public.database", parents: ["public.item"])
    public static let usdz = UTType(
        identifier: "com.pixar.universal-scene-description-mobile", parents: ["public.data"], extensions: ["usdz"],
        mimeTypes: ["model/vnd.usdz+zip"])
    public static let threeDContent = UTType(identifier: "public.3d-content", parents: ["public.content"])

    static let known: [UTType] = [
        .item, .content, .compositeContent, .diskImage, .data, .directory, .folder, .resolvable, .symbolicLink, .package, .bundle,
        .application, .applicationBundle, .framework, .executable, .message, .contact, .vCard, .calendarEvent, .toDoItem, .emailMessage,
        .text, .plainText, .utf8PlainText, .utf16PlainText, .rtf, .html, .xml, .yaml, .json, .css, .sourceCode, .swiftSource, .cSource,
        .pythonScript, .shellScript, .javaScript, .delimitedText, .commaSeparatedText, .tabSeparatedText, .log, .propertyList,
        .xmlPropertyList, .binaryPropertyList, .pdf, .rtfd, .epub, .spreadsheet, .presentation, .url, .fileURL, .urlBookmarkData,
        .bookmark, .image, .rawImage, .png, .jpeg, .tiff, .gif, .bmp, .ico, .svg, .webP, .heic, .heif, .livePhoto, .icns,
        .audiovisualContent, .movie, .video, .audio, .quickTimeMovie, .mpeg4Movie, .avi, .mp3, .wav, .aiff, .mpeg4Audio, .midi,
        .playlist, .archive, .zip, .gzip, .bz2, .appleArchive, .font, .database, .usdz, .threeDContent,
    ]

    static let byIdentifier = Dictionary(known.map { ($0.identifier, $0) }) { first, _ in first }
}
