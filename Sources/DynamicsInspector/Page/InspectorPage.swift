#if Inspector
  internal import DynamicsRecording

  /// The page of the inspector: one document that loads nothing else.
  enum InspectorPage {
    /// The page, to whose script the server gives a nonce.
    static let html =
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark">
      <title>Dynamics Inspector</title>
      <link rel="icon" href="data:,">
      <style>
      \(style)
      </style>
      </head>
      <body>
      \(markup)
      <script>
      "use strict";
      \(script)
      </script>
      </body>
      </html>
      """

    private static var style: String {
      [colorStyle, layoutStyle, controlStyle, stageStyle, XRayDrawing.style(), panelStyle]
        .joined(separator: "\n")
    }

    private static var markup: String {
      [icons, header, "<main>", stage, timeBar, "</main>", panels, liveRegions]
        .joined(separator: "\n")
    }

    /// The parts are one script; a part uses what those before it define.
    private static var script: String {
      [
        elementScript, numberScript, connectionScript, tabScript, viewScript, shapeScript,
        itemScript, markScript, forecastScript, pointerScript, layerScript, scaleScript,
        numberFieldScript, fieldScript, propertyScript, treeScript, selectionScript,
        diagnosticScript, sampleScript, plotScript, timeScript, contactScript, exportScript,
        animatorScript, keyScript,
      ].joined(separator: "\n")
    }
  }
#endif
