// All of Chipmunk under one name, in a module of this one file: where the headers are missing, only
// this file fails to compile and the compiler says so once, instead of for each file of the engine.
@_exported public import CChipmunk
