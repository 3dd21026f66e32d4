import Foundation

extension UITableViewCell {
    func simulatedLabel(ofSize size: CGFloat, color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        SimulatedEngine.current.performing(as: .uikit) {
            label.font = .systemFont(ofSize: size)
            label.textColor = color
            contentView.addSubview(label)
            simulatedSetNeedsLayout()
        }
        return label
    }

    func simulatedAccessoryDidChange() {
        SimulatedEngine.current.performing(as: .uikit) {
            let sign: String? =
                switch accessoryType {
                case .none: nil
                case .disclosureIndicator: "›"
                case .checkmark: "✓"
                case .detailButton, .detailDisclosureButton: "ⓘ"
                }
            accessoryLabel.text = sign
            accessoryLabel.textColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : tintColor
            let view = accessoryView ?? (sign == nil ? nil : accessoryLabel)
            if view !== accessoryLabel { accessoryLabel.removeFromSuperview() }
            if let view, view.parentView !== self { addSubview(view) }
            simulatedSetNeedsLayout()
        }
    }

    func simulatedLayOut() {
        SimulatedEngine.current.performing(as: .uikit) {
            followScreen()
            let bounds = modelBounds
            let accessory = accessoryWidth
            let sides = contentSides
            let right = bounds.width - sides.right
            contentView.frame = CGRect(
                x: sides.left, y: 0, width: max(0, right - sides.left - accessory), height: bounds.height)
            if let view = accessoryView {
                let size = view.modelBounds.size
                view.center = CGPoint(x: right - 16 - size.width / 2, y: bounds.midY)
            } else if accessory > 0 {
                accessoryLabel.frame = CGRect(x: right - 30, y: 0, width: 14, height: bounds.height)
            }
            separator.frame = CGRect(
                x: separatorInset.left,
                y: bounds.height - 1 / 3,
                width: max(0, bounds.width - separatorInset.left - separatorInset.right),
                height: 1 / 3
            )
            layOutLabels()
        }
    }

    /// The margins at the sides are the device's (a switch), unless the app has set its own.
    private func followScreen() {
        guard let screen = hostWindow?.screen.bounds.size else { return }
        let follows = simulatedBehavior.sizes.cellMarginsFollowTheScreen
        let side: CGFloat = follows && min(screen.width, screen.height) >= 414 ? 20 : 16
        var margins = contentView.layoutMargins
        guard side != simulatedSide, margins.left == simulatedSide, margins.right == simulatedSide else { return }
        (margins.left, margins.right, simulatedSide) = (side, side, side)
        contentView.layoutMargins = margins
    }

    /// What a table keeps free for the safe area at the sides of its cells.
    private var contentSides: UIEdgeInsets {
        guard let table = parentView as? UITableView, table.insetsContentViewsToSafeArea else { return .zero }
        return UIEdgeInsets(top: 0, left: simulatedSafeArea.left, bottom: 0, right: simulatedSafeArea.right)
    }

    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.modelBounds.width + 16 }
        return accessoryType == .none ? 0 : 38
    }

    private func layOutLabels() {
        let area = contentView.modelBounds.insetBy(dx: simulatedSide, dy: 0)
        guard area.width > 0 else { return }
        let (text, detail) = labels
        guard let detail, cellStyle != .default else {
            text?.frame = area
            return
        }
        if cellStyle == .subtitle {
            let (upper, lower) = (height(of: text, width: area.width), height(of: detail, width: area.width))
            let top = area.midY - (upper + lower + 3) / 2
            text?.frame = CGRect(x: area.minX, y: top, width: area.width, height: upper)
            detail.frame = CGRect(x: area.minX, y: top + upper + 3, width: area.width, height: lower)
        } else {
            let width = min(detail.intrinsicContentSize.width, area.width / 2)
            text?.frame = CGRect(x: area.minX, y: 0, width: area.width - width - 8, height: area.height)
            detail.frame = CGRect(x: area.maxX - width, y: 0, width: width, height: area.height)
        }
    }

    // MARK: Size

    private func height(of label: UILabel?, width: CGFloat) -> CGFloat {
        label?.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
    }

    /// The labels and twelve points above and below them, 44 at least.
    func simulatedSize(fitting width: CGFloat) -> CGSize {
        let area = max(0, width - accessoryWidth - 32)
        let (text, detail) = labels
        var height = height(of: text, width: area) + 24
        if cellStyle == .subtitle, let detail { height += self.height(of: detail, width: area) - 1 }
        return CGSize(width: width, height: max(44, height.rounded(.up)))
    }

    /// The height of a row whose cell decides on it: by the constraints in its content view where there are any.
    func simulatedFittingHeight(width: CGFloat, in table: UITableView) -> CGFloat {
        let safeArea = table.insetsContentViewsToSafeArea ? table.simulatedSafeArea : .zero
        let width = width - safeArea.left - safeArea.right
        let height = SimulatedEngine.current.performing(as: .app) {
            contentView.constraints.isEmpty
                ? sizeThatFits(CGSize(width: width, height: 0)).height
                : contentView.systemLayoutSizeFitting(
                    CGSize(width: max(0, width - accessoryWidth), height: 0),
                    withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        return height.isFinite && height > 0 ? height : 44
    }
}
