"""Plays a scene with pymunk, and reads all poses after each step or frame, as a program that draws must."""

import array
import math
import sys
import time

import pymunk

PARTS = 20
LISTS = ("items", "bodies", "corners", "shakes", "walls", "chains", "rods", "pins", "springs", "joints",
         "fields")
ROD, PIN, SPRING = range(3)


def read_scene(path):
    """The scene as a dictionary from words to lists of numbers; lists of rows for the plurals."""
    scene = {}
    with open(path) as file:
        words = iter(file.read().split("\n"))
        for line in words:
            if not line:
                continue
            word, *rest = line.split()
            numbers = [float(text) for text in rest]
            if word in LISTS:
                rows = [next(words).split() for _ in range(int(numbers[0]))]
                scene[word] = [[float(text) for text in row] for row in rows]
            else:
                scene[word] = numbers
    return scene


class World:
    """A scene in a pymunk space."""

    def __init__(self, scene):
        self.scene = scene
        self.h, iterations, self.warm_up, self.steps, self.in_frames = scene["time"]
        self.elasticity, self.friction, resistance, self.turns = scene["material"]
        collides, sleeps, self.has_callbacks, self.has_mover = scene["flags"]
        line_count, _ = scene.get("shape", (0, 0))
        self.collides_alone = "alone" in scene
        self.space = pymunk.Space()
        self.space.iterations = int(iterations)
        if sleeps:
            self.space.sleep_time_threshold = 0.5
        damping = 1 / (1 + resistance * self.h)
        self.damping = damping
        self.space.damping = damping ** (1 / self.h)
        self.space.gravity = (0, scene["gravity"][0] * damping)
        self.items = scene["items"]
        # Angle, density, elasticity, friction, and whether it turns, is anchored and is precise.
        shared = [0, 1, self.elasticity, self.friction, self.turns, 0, 0]
        self.items_differ = "bodies" in scene
        self.described = scene.get("bodies") or [shared] * len(self.items)
        self.corners = {}
        for number, x, y in scene.get("corners", []):
            self.corners.setdefault(int(number), []).append((x, y))
        self.shakes = {int(number): shake for number, *shake in scene.get("shakes", [])}
        self.collides = collides
        self.bodies = []
        for item in self.items:
            self.add_item(item)
        self.walls = []
        for x1, y1, x2, y2 in scene.get("walls", []):
            wall = pymunk.Segment(self.space.static_body, (x1, y1), (x2, y2), 0)
            self.set_material(wall)
            wall.number = -1
            self.space.add(wall)
            self.walls.append(wall)
        for first, count in scene.get("chains", []):
            self.join_walls(self.walls[int(first):int(first + count)])
        self.bounds = range(int(line_count), int(line_count) + 4)
        self.add_joints()
        self.begun = self.ended = self.calls = 0
        self.hits = []
        if self.items_differ:
            self.space.on_collision(begin=self.contact_begins, pre_solve=self.mix_materials)
        elif self.has_callbacks or "contacts" in scene:
            self.space.on_collision(begin=self.contact_begins, separate=self.contact_ends)

    def set_material(self, shape):
        shape.elasticity = math.sqrt(self.elasticity)
        shape.friction = math.sqrt(self.friction)

    def mass(self, number):
        is_disc, _, _, width, height, *_ = self.items[number]
        area = math.pi / 4 * width * width if is_disc else width * height
        if number in self.corners:
            area = abs(pymunk.area_for_poly(self.corners[number]))
        return self.described[number][1] * area / 10000

    def moment(self, number):
        is_disc, _, _, width, height, *_ = self.items[number]
        if number in self.corners:
            return abs(pymunk.moment_for_poly(self.mass(number), self.corners[number]))
        return self.mass(number) * (width * width + height * height) / (16 if is_disc else 12)

    def add_item(self, item):
        is_disc, x, y, width, height, vx, vy, spin = item
        number = len(self.bodies)
        angle, _, _, _, turns, is_anchored, _ = self.described[number]
        is_mover = self.has_mover and number == len(self.items) - 1
        if number in self.shakes:
            body = pymunk.Body(body_type=pymunk.Body.KINEMATIC)
        elif is_anchored:
            body = pymunk.Body(body_type=pymunk.Body.STATIC)
        else:
            body = pymunk.Body(self.mass(number), self.moment(number) if turns else math.inf)
        body.position, body.angle = (x, y), angle
        if not is_anchored and number not in self.shakes:
            body.velocity, body.angular_velocity = (vx, vy), spin
        if is_mover:
            body.velocity_func = lambda *_: None
        elif "fields" in self.scene:
            body.velocity_func = self.integrate_fields
        self.space.add(body)
        self.bodies.append(body)
        if not self.collides and not self.items_differ:
            return
        if number in self.corners:
            shape = pymunk.Poly(body, self.corners[number])
        elif is_disc:
            shape = pymunk.Circle(body, width / 2)
        else:
            shape = pymunk.Poly.create_box(body, (width, height))
        self.set_material(shape)
        shape.number = number
        if is_mover:
            shape.elasticity, shape.friction = 1 / math.sqrt(self.elasticity), 0
        if self.collides_alone:
            shape.filter = pymunk.ShapeFilter(group=1)
        self.space.add(shape)

    def join_walls(self, walls):
        """Tells each wall of a curve which ones are beside it."""
        first, last = walls[0], walls[-1]
        if first.a.get_distance(last.b) < 1e-6:
            before, after = last.a, first.b
        else:
            # Straight on at both ends.
            before, after = 2 * first.a - first.b, 2 * last.b - last.a
        starts = [before] + [wall.a for wall in walls[:-1]]
        ends = [wall.b for wall in walls[1:]] + [after]
        for wall, start, end in zip(walls, starts, ends):
            wall.set_neighbors(start, end)

    def joints(self):
        """All joints: kind, two items, the ends' places, length, frequency and damping."""
        def center(number):
            return self.items[int(number)][1:3]

        for a, b in self.scene.get("rods", []):
            yield [ROD, a, b, *center(a), *center(b), math.dist(center(a), center(b)), 0, 0]
        for a, b, x, y in self.scene.get("pins", []):
            yield [PIN, a, b, x, y, x, y, 0, 0, 0]
        for item, x, y, length, frequency, damping in self.scene.get("springs", []):
            yield [SPRING, item, -1, *center(item), x, y, length, frequency, damping]
        yield from self.scene.get("joints", [])

    def add_joints(self):
        for kind, a, b, ax, ay, bx, by, length, frequency, damping in self.joints():
            one = self.bodies[int(a)]
            other = self.space.static_body if b < 0 else self.bodies[int(b)]
            ends = one.world_to_local((ax, ay)), other.world_to_local((bx, by))
            if kind == PIN:
                joint = pymunk.PivotJoint(one, other, *ends)
                joint.collide_bodies = False
            elif kind == ROD:
                joint = pymunk.PinJoint(one, other, *ends)
                joint.distance = length
            else:
                mass = 1 / (1 / one.mass + (0 if b < 0 else 1 / other.mass))
                omega = 2 * math.pi * frequency
                joint = pymunk.DampedSpring(
                    one, other, *ends, length, mass * omega * omega, 2 * damping * omega * mass)
            self.space.add(joint)

    def integrate_fields(self, body, gravity, damping, h):
        (px, py), (vx, vy), mass = body.position, body.velocity, body.mass
        ax = ay = 0.0
        for kind, x, y, direction_x, direction_y, strength, smallest in self.scene["fields"]:
            dx, dy = (px - x) / 100, (py - y) / 100
            distance = math.hypot(dx, dy)
            r = max(distance, smallest / 100)
            ux, uy = (dx / distance, dy / distance) if distance > 0 else (0, 0)
            if kind == 0:  # linear
                ax, ay = ax + strength * direction_x, ay + strength * direction_y
            elif kind == 1:  # radial
                ax, ay = ax - ux * strength / (r * r), ay - uy * strength / (r * r)
            elif kind == 2:  # spring
                ax, ay = ax - ux * strength * r / mass, ay - uy * strength * r / mass
            elif kind == 3:  # vortex
                size = strength / (mass * mass)
                ax, ay = ax - uy * size, ay + ux * size
            elif kind == 4:  # drag
                rate = min(strength * math.hypot(vx, vy) / 100 / mass, 1 / self.h)
                ax, ay = ax - vx / 100 * rate, ay - vy / 100 * rate
            else:  # electric
                size = strength / (r * mass)
                ax, ay = ax + ux * size, ay + uy * size
        d = self.damping
        body.velocity = ((vx + 100 * ax * h) * d, (vy + 100 * ay * h) * d)
        body.angular_velocity *= d

    def contact_begins(self, arbiter, space, data):
        self.begun += 1
        if self.items_differ:
            a, b = sorted(shape.number for shape in arbiter.shapes)
            self.hits.append((b, a))

    def mix_materials(self, arbiter, space, data):
        a, b = sorted(shape.number for shape in arbiter.shapes)
        other, one = self.described[b if a < 0 else a], self.described[b]
        arbiter.restitution = max(one[2], other[2])
        arbiter.friction = math.sqrt(one[3] * other[3])
        # Such items may collide with walls only.
        if not self.collides and a >= 0:
            arbiter.process_collision = False

    def contact_ends(self, arbiter, space, data):
        self.ended += 1

    def act(self, body):
        self.calls += 1

    def scroll(self, number):
        every, distance, touch, reach = self.scene["scroll"]
        if number % every:
            return
        direction = 1 if number // every // 60 % 2 == 0 else -1
        for body, item in zip(self.bodies, self.items):
            x, y = body.position
            body.position = (x, y + direction * distance * min(1, abs(item[2] - touch) / reach))

    def change_bounds(self, number):
        every, distance = self.scene["resize"]
        if number % every:
            return
        wider = distance if number // every % 2 == 0 else 0
        for place in self.bounds:
            x1, y1, x2, y2 = self.scene["walls"][place]
            self.walls[place].unsafe_set_endpoints(
                (x1 + wider if x1 > 0 else x1, y1), (x2 + wider if x2 > 0 else x2, y2))
            self.space.reindex_shape(self.walls[place])

    def shake(self, number):
        for item, (amplitude, rate) in self.shakes.items():
            height, following = (amplitude * (1 - math.cos(rate * self.h * step))
                                 for step in (number, number + 1))
            self.bodies[item].velocity = (0, (height - following) / self.h)

    def step(self, number):
        if "scroll" in self.scene:
            self.scroll(number)
        if "resize" in self.scene:
            self.change_bounds(number)
        self.shake(number)
        self.space.step(self.h)
        if self.has_callbacks:
            for body in self.bodies:
                self.act(body)
        if not self.in_frames or number % 2:
            self.poses = [(body.position, body.angle) for body in self.bodies]


def trace(world, path):
    """Plays all steps, writes the states of all items to a file, and prints the hits."""
    every = int(world.scene["trace"][0])
    with open(path, "wb") as file:
        for number in range(int(world.steps)):
            world.step(number)
            for a, b in world.hits:
                print("hit", number + 1, a, b)
            world.hits.clear()
            if (number + 1) % every:
                continue
            states = array.array("d")
            for body in world.bodies:
                spin = body.angular_velocity
                states.extend((*body.position, body.angle, *body.velocity, spin))
            states.tofile(file)


def main():
    if sys.argv[1:] == ["--version"]:
        print("version", pymunk.version)
        return
    scene = read_scene(sys.argv[1])
    start = time.process_time()
    world = World(scene)
    setup = time.process_time() - start
    if len(sys.argv) > 2:
        trace(world, sys.argv[2])
        return
    warm_up, steps = int(world.warm_up), int(world.steps)
    for number in range(warm_up):
        world.step(number)
    costs, worst = [], 0
    for part in range(PARTS):
        start = time.process_time()
        for number in range(steps * part // PARTS, steps * (part + 1) // PARTS):
            before = time.process_time() if "worst" in scene else 0
            world.step(warm_up + number)
            worst = max(worst, time.process_time() - before)
        costs.append(time.process_time() - start)
    for cost in costs:
        print(f"cost {cost:.9f}")
    if "worst" in scene:
        print(f"worst {worst:.9f}")
        print(f"setup {setup:.9f}")
    places = [body.position for body in world.bodies]
    x, y = (sum(place[axis] for place in places) / len(places) for axis in (0, 1))
    print(f"center {x:.3f} {y:.3f}")
    if world.scene.get("rods"):
        worst = before = after = 0
        for a, b in world.scene["rods"]:
            (_, ax, ay, *_), (_, bx, by, *_) = world.items[int(a)], world.items[int(b)]
            length, now = math.hypot(ax - bx, ay - by), (places[int(a)] - places[int(b)]).length
            worst, before, after = max(worst, abs(now / length - 1)), before + length, after + now
        print(f"stretch {worst:.6f} {abs(after / before - 1):.6f}")


main()
