// Re-exports Chipmunk: shapes, bounding boxes, the narrow phase and queries. The engine does the rest; see
// CChipmunk/shim.h. This module has one file, so the compiler reports missing headers once, and not for each file of
// the engine.
@_exported public import CChipmunk
