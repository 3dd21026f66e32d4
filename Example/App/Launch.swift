import UIKit

// A file of its own: where the scenes are played on simulated devices, the program begins elsewhere.
@main
extension AppDelegate {}
