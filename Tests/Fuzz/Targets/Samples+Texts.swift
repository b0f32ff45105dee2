import BundleMessages
import Drawing
import Foundation
import PictureMessages

extension Samples {
    static var drawMessages: [[UInt8]] {
        let orders = lists.map { DrawOrder(list: $0.encoded(), scale: 2, format: .svg, isFinal: true, moment: 1_800_000_000) }
        let text = ShapeRequest(text: "hé", face: FontFace(design: .rounded, weight: 600), language: "de").encoded()
        let requests: [DrawRequest] =
            orders.map { .draw(number: 1, $0) } + [
                .shape(number: 2, text), .addFonts(number: 3, folder: "/fonts"), .file(images[0], ImageFile(bytes: [1, 2], scale: 2)),
            ]
        let key = ImageKey(digest: Array(0..<32))
        let replies: [DrawReply] = [
            .ready, .drawn(number: 1, DrawnPicture([1, 2], width: 3, height: 4, warnings: ["w"], until: 5)), .lacks(number: 1, [key]),
            .refused(number: 1, reason: "r"),
            .undrawable(number: 1, reason: "r"), .shaped(number: 2, [1]), .undecodable(key, reason: "r"),
            .fontsAdded(number: 3, refused: ["f"]),
        ]
        return requests.map { $0.encoded() } + replies.map { $0.encoded() } + [requests.suffix(5).flatMap(\.framed)]
    }

    static var lines: [[UInt8]] {
        bytes([
            #"{"jsonrpc":"2.0","id":1,"method":"host.status"}"#,
            #"{"jsonrpc":"2.0","id":"é😀","method":"timelines.reload","params":{"kind":"x\u00e9\ud83d\ude00\n"}}"#,
            #"[{"jsonrpc":"2.0","id":null,"method":"placements.add","params":{"kind":"A","family":"systemSmall","position":0,"configuration":{}}},[],1]"#,
            #"{"jsonrpc":"2.0","id":2.5,"method":"pictures.get","params":{"placement":1,"scale":2,"format":"png"}}"#,
            #"{"jsonrpc":"2.0","id":3,"method":"events.subscribe","params":{"topics":["log"],"heartbeat":1e1}}"#,
            #"{"jsonrpc":"2.0","id":4,"method":"placements.configure","params":{"placement":1,"configuration":{"a":[1,-0,true,null]}}}"#,
            #"{"jsonrpc":"2.0","id":5,"method":"defaults.set","params":{"suite":"group.a","values":{"k":{"type":"data","value":"AAE="}}}}"#,
            #"[0,-1,1e10,123456789012345678901234567890,0.00001,"\\\"\/\b"]"#,
        ])
    }

    static var propertyLists: [[UInt8]] {
        bytes([
            "// !$*UTF8*$!\n{ a = b; \"c d\" = ( 1, <0a ff>, { e = \"f\\n\\U00e9\"; } ); /* g */ }",
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><array><true/><integer>1</integer><real>1.5</real>"
                + "<date>2026-01-01T00:00:00Z</date><data>AAE=</data><string>&lt;</string></array></dict></plist>",
        ]) + [binaryList]
    }

    private static var binaryList: [UInt8] {
        let value: [String: Any] = [
            "a": [true, 1, 70_000, -1, 0.5, "é", Data([0, 1])] as [Any],
            "b": ["c": Date(timeIntervalSince1970: 0), "d": ["a", "a"]] as [String: Any],
        ]
        return (try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)).map(Array.init) ?? []
    }

    static var projects: [[UInt8]] {
        bytes([
            """
            // !$*UTF8*$!
            { archiveVersion = 1; classes = {}; objectVersion = 77; rootObject = P; objects = {
            P = { isa = PBXProject; mainGroup = G; targets = ( T ); buildConfigurationList = L; };
            G = { isa = PBXGroup; children = ( F, S ); path = A; sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = W.swift; sourceTree = "<group>"; lastKnownFileType = sourcecode.swift; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = B; sourceTree = "<group>"; exceptions = ( X ); };
            X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = ( Info.plist ); };
            T = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension";
             buildPhases = ( H ); buildConfigurationList = L; fileSystemSynchronizedGroups = ( S ); dependencies = (); };
            H = { isa = PBXSourcesBuildPhase; files = ( E ); };
            E = { isa = PBXBuildFile; fileRef = F; platformFilters = ( ios ); };
            L = { isa = XCConfigurationList; buildConfigurations = ( C ); defaultConfigurationName = Release; };
            C = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; A = "$(inherited) $(A:lower)";
             "B[sdk=iphoneos*]" = c; SWIFT_VERSION = 6.0; INFOPLIST_FILE = Info.plist; }; };
            }; }
            """
        ])
    }

    static var strings: [[UInt8]] {
        bytes(["/* note */\n\"a\" = \"b %@ \\\"c\\\" \\U00e9\";\n// note\nkey = \"d\";\n\"e\";\n"])
            + [[0xff, 0xfe] + Array("\"a\"=\"b\";".utf16).flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }]
    }

    static var catalogs: [[UInt8]] {
        bytes([
            """
            {"sourceLanguage":"en","version":"1.0","strings":{"a %lld":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":\
            {"state":"translated","value":"%lld b"}},"other":{"stringUnit":{"state":"translated","value":"%lld c"}}}}},"fr":{"stringUnit":\
            {"state":"new","value":"d"}},"en":{"stringUnit":{"state":"new","value":"%#@n@"},"substitutions":{"n":{"argNum":1,\
            "formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%arg e"}}}}}}},"nl":{"variations":\
            {"device":{"iphone":{"stringUnit":{"state":"new","value":"f"}}}}}}},"b":{}}}
            """
        ])
    }

    static var intents: [[UInt8]] {
        bytes([
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
            <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>big</string><key>INEnumValueIndex</key><integer>1</integer>
            </dict></array></dict></array><key>INIntents</key><array><dict><key>INIntentName</key><string>Pick</string>
            <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>city</string><key>INIntentParameterType</key>
            <string>String</string></dict><dict><key>INIntentParameterName</key><string>size</string><key>INIntentParameterEnumType</key>
            <string>Size</string><key>INIntentParameterType</key><string>Integer</string></dict></array></dict></array>
            <key>INTypes</key><array><dict><key>INTypeName</key><string>Team</string><key>INTypeProperties</key><array><dict>
            <key>INTypePropertyName</key><string>rank</string><key>INTypePropertyType</key><string>Integer</string></dict></array></dict></array>
            </dict></plist>
            """
        ])
    }

    static var sources: [[UInt8]] {
        bytes([
            "#if os(iOS) && !os( macOS )\n/* #if os(iOS) */ let a = \"\\(b) #if\"\n#elseif os(iOS)\n#endif // os(iOS)\n",
            "let a = #\"\"\"\n#if os(iOS)\n\"\"\"#\n  #if os( iOS )||DEBUG\n#endif",
        ])
    }

    static var settings: [[UInt8]] {
        bytes([
            "// note\nA = $(B:lower) ${C}\nB[sdk=iphoneos*] = X $(inherited)\nC = \"a b\" $(A:default=d:identifier)\n#include \"x\"\nD = a;\n",
            "A = $(B)$(B)\nB = $(C)$(C)\nC = $(A) $($(D))\nD = A\n",
        ])
    }

    static var manifests: [[UInt8]] {
        bytes([
            """
            {"name":"P","products":[{"name":"L","targets":["T"]}],"targets":[{"name":"T","type":"regular","path":"S","sources":["a"],\
            "exclude":["b"],"resources":[{"path":"r","rule":{"process":{}}}],"settings":[{"tool":"swift","kind":{"define":{"_0":"D"}},\
            "condition":{"platformNames":["ios"],"config":"debug"}}],"dependencies":[{"byName":["Core",null]},{"product":["X","y",null,null]}]}],\
            "dependencies":[{"fileSystem":[{"path":"../c"}]},{"sourceControl":[{"identity":"y","location":{"remote":[{"urlString":"u"}]}}]}],\
            "swiftLanguageVersions":["6"],"toolsVersion":{"_version":"5.9.0"}}
            """
        ])
    }

    static func bytes(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }
}
