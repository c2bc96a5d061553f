// The version that the sample is written for; deprecations of later ones are no warnings.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#include <gtk/gtk.h>
