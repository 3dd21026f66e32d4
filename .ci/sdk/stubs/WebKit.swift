// The part of WebKit that HostAppHarness uses, as https://developer.apple.com/documentation/webkit/wkwebview declares it.
public import UIKit

open class WKWebView: UIView {}
