// The version that the code is written for; deprecations of later ones are no warnings.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <glib-unix.h>
#include <gtk/gtk.h>

// Macros, which Swift does not see.
static inline GType cgtk_boolean_type(void) { return G_TYPE_BOOLEAN; }

// What Foundation's run loop serves the main queue with; libdispatch exports them for run loops.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
