import UIKit

@main
extension AppDelegate {}
