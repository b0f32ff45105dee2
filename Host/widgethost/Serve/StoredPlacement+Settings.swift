import Control
import Storage

extension StoredPlacement {
    /// The settings as JSON; what is no object counts as none, and its bytes stay until the settings are changed.
    var settings: JSONObject {
        guard let json = try? JSONValue(reading: configuration), case .object(let members) = json else { return [:] }
        return JSONObject(members)
    }
}

extension JSONObject {
    /// New values replace old ones, null takes one away; members that are not named stay where they are.
    func merging(_ changes: JSONObject) -> JSONObject {
        var merged = self
        for change in changes.members {
            let index = merged.members.lastIndex { $0.name == change.name }
            switch (index, change.value) {
            case (let index?, .null): merged.members.remove(at: index)
            case (let index?, let value): merged.members[index].value = value
            case (nil, .null): break
            case (nil, _): merged.members.append(change)
            }
        }
        return merged
    }

    /// One line of JSON.
    var bytes: [UInt8] { Array(json.text.utf8) }
}
