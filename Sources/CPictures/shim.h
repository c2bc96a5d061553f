#include <cairo/cairo.h>
#include <gif_lib.h>
#include <webp/encode.h>
#include <webp/mux.h>
