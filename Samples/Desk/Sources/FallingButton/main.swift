import CGtk4
import Dynamics
import DynamicsGTK

gtk_init()
let container = WidgetContainer()
let button = container.add(gtk_button_new_with_label("Throw me"), at: CGPoint(x: 200, y: 40))

let collision = CollisionBehavior(items: [button])
collision.translatesReferenceBoundsIntoBoundary = true
let animator = DynamicAnimator(in: container)
animator.addBehavior(GravityBehavior(items: [button]))
animator.addBehavior(collision)
let gesture = DragGesture(in: container, animator: animator)

let window = UnsafeMutableRawPointer(gtk_window_new()!).assumingMemoryBound(to: GtkWindow.self)
gtk_window_set_title(window, "Falling button")
gtk_window_set_default_size(window, 400, 300)
gtk_window_set_child(window, UnsafeMutablePointer(container.widget))
gtk_window_present(window)
while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
  g_main_context_iteration(nil, gboolean(1))
}
