// Re-exports Chipmunk in a module of this one file. If the headers are missing, only this file
// fails to compile, and the compiler reports the error once instead of once for each file of the
// engine.
@_exported public import CChipmunk
