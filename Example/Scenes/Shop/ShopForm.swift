import Foundation

/// The answers of somebody who opens a shop, and the rules for them.
/// It outlives the cells that show it, and knows nothing of them.
struct ShopForm: Equatable {
    enum Field: CaseIterable {
        case name, tag, introduction, phone, email, category, logo, cover, city, district, door
    }

    enum Problem: Equatable {
        case missing
        case tooLong(by: Int)
        case notAPhoneNumber
        case notAnEmailAddress
    }

    private var values: [Field: String] = [:]

    subscript(field: Field) -> String {
        get { values[field, default: ""] }
        set {
            values[field] = newValue
            if field == .city, !choices(for: .district).contains(self[.district]) { values[.district] = nil }
        }
    }

    // MARK: Rules

    /// Characters as a person counts them: an emoji or a letter with its accents is one.
    static func limit(of field: Field) -> Int? {
        switch field {
        case .name: 30
        case .tag: 20
        case .introduction: 500
        case .phone: 15
        case .email: 254
        case .door: 8
        case .category, .logo, .cover, .city, .district: nil
        }
    }

    static func isRequired(_ field: Field) -> Bool {
        switch field {
        case .name, .phone, .category, .city, .district, .door: true
        case .tag, .introduction, .email, .logo, .cover: false
        }
    }

    func count(of field: Field) -> Int { self[field].count }

    /// How much is too much can be told while somebody types.
    func excess(of field: Field) -> Int {
        Self.limit(of: field).map { max(0, count(of: field) - $0) } ?? 0
    }

    /// The faults that stand in the way of submitting.
    func problem(with field: Field) -> Problem? {
        let value = self[field].trimmingCharacters(in: .whitespacesAndNewlines)
        if value.isEmpty { return Self.isRequired(field) ? .missing : nil }
        let excess = excess(of: field)
        if excess > 0 { return .tooLong(by: excess) }
        switch field {
        case .phone: return value.allSatisfy { $0.isWholeNumber || "+-() ".contains($0) } ? nil : .notAPhoneNumber
        case .email: return Self.isEmailAddress(value) ? nil : .notAnEmailAddress
        default: return nil
        }
    }

    /// something@domain.tld: whether somebody reads mail there, only a mail can tell.
    private static func isEmailAddress(_ value: String) -> Bool {
        value.range(of: #"^[^@\s]+@([^@\s.]+\.)+[^@\s.]{2,}$"#, options: .regularExpression) != nil
    }
}
