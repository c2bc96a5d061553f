// Plays a scene with Box2D 2.4, 100 points to its metre.

#include <cstdio>

#if __has_include(<box2d/box2d.h>)

// Tells the linker, so that the package also builds where Box2D is not installed.
#pragma comment(lib, "box2d")

#include <box2d/box2d.h>

#include <cmath>
#include <vector>

#include "RunnerKit.h"

namespace {

const double pointsPerMetre = 100;
const int positionIterations = 3;

b2Vec2 metres(double x, double y) {
  return b2Vec2(float(x / pointsPerMetre), float(y / pointsPerMetre));
}

class ContactCounter : public b2ContactListener {
 public:
  long begun = 0, ended = 0;
  void BeginContact(b2Contact *) override { begun += 1; }
  void EndContact(b2Contact *) override { ended += 1; }
};

struct World {
  const Scene &scene;
  b2World space;
  b2Body *ground;
  std::vector<b2Body *> bodies;
  std::vector<b2Fixture *> walls;
  ContactCounter contacts;
  long calls = 0;

  explicit World(const Scene &scene) : scene(scene), space(metres(0, scene.gravity)) {
    space.SetAllowSleeping(scene.sleeps);
    b2BodyDef definition;
    ground = space.CreateBody(&definition);
    for (int item = 0; item < scene.itemCount; ++item) addItem(item);
    for (int wall = 0; wall < scene.wallCount; ++wall) walls.push_back(addWall(scene.walls[wall]));
    addRods();
    addPins();
    addSprings();
    if (scene.hasCallbacks || scene.reportsContacts) space.SetContactListener(&contacts);
  }

  void addItem(int number) {
    const Item &item = scene.items[number];
    bool isMover = ::isMover(&scene, number);
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position = metres(item.x, item.y);
    definition.linearVelocity = metres(item.vx, item.vy);
    definition.angularVelocity = float(item.spin);
    // Box2D damps as the scene does: v / (1 + resistance * h).
    definition.linearDamping = definition.angularDamping = isMover ? 0 : float(scene.resistance);
    definition.gravityScale = isMover ? 0 : 1;
    definition.fixedRotation = !scene.turns;
    b2Body *body = space.CreateBody(&definition);
    bodies.push_back(body);
    b2FixtureDef fixture = material();
    fixture.density = 1;
    if (isMover) fixture.restitution = 1;
    if (!scene.collides) fixture.filter.maskBits = 0;
    if (scene.collidesAlone) fixture.filter.groupIndex = -1;
    b2CircleShape disc;
    b2PolygonShape box;
    if (item.isDisc) {
      disc.m_radius = float(item.width / 2 / pointsPerMetre);
      fixture.shape = &disc;
    } else {
      b2Vec2 half = metres(item.width / 2, item.height / 2);
      box.SetAsBox(half.x, half.y);
      fixture.shape = &box;
    }
    body->CreateFixture(&fixture);
    if (scene.collides) return;
    // What never collides needs no shape, only the mass of one.
    b2MassData mass;
    body->GetMassData(&mass);
    body->DestroyFixture(body->GetFixtureList());
    body->SetMassData(&mass);
  }

  b2FixtureDef material() const {
    b2FixtureDef fixture;
    fixture.restitution = float(scene.elasticity);
    fixture.friction = float(scene.friction);
    // Where nothing is lost, the slowest touch must bounce.
    if (scene.elasticity == 1) fixture.restitutionThreshold = 0;
    return fixture;
  }

  b2Fixture *addWall(const Wall &wall) {
    b2EdgeShape edge;
    edge.SetTwoSided(metres(wall.x1, wall.y1), metres(wall.x2, wall.y2));
    b2FixtureDef fixture = material();
    fixture.shape = &edge;
    return ground->CreateFixture(&fixture);
  }

  void changeBounds(double wider) {
    for (int number = scene.lineCount; number < scene.lineCount + 4; ++number) {
      Wall wall = scene.walls[number];
      if (wall.x1 > 0) wall.x1 += wider;
      if (wall.x2 > 0) wall.x2 += wider;
      ground->DestroyFixture(walls[number]);
      walls[number] = addWall(wall);
    }
  }

  void addRods() {
    for (int number = 0; number < scene.rodCount; ++number) {
      b2Body *a = bodies[scene.rods[number].a], *b = bodies[scene.rods[number].b];
      b2DistanceJointDef definition;
      definition.Initialize(a, b, a->GetPosition(), b->GetPosition());
      definition.collideConnected = true;
      space.CreateJoint(&definition);
    }
  }

  void addPins() {
    for (int number = 0; number < scene.pinCount; ++number) {
      const Pin &pin = scene.pins[number];
      b2RevoluteJointDef definition;
      definition.Initialize(
          bodies[pin.a], pin.b < 0 ? ground : bodies[pin.b], metres(pin.x, pin.y));
      space.CreateJoint(&definition);
    }
  }

  void addSprings() {
    for (int number = 0; number < scene.springCount; ++number) {
      const Spring &spring = scene.springs[number];
      b2Body *body = bodies[spring.item];
      b2DistanceJointDef definition;
      definition.Initialize(ground, body, metres(spring.x, spring.y), body->GetPosition());
      definition.length = float(spring.length / pointsPerMetre);
      definition.minLength = 0;
      definition.maxLength = b2_maxFloat;
      b2LinearStiffness(
          definition.stiffness, definition.damping, float(spring.frequency),
          float(spring.damping), ground, body);
      space.CreateJoint(&definition);
    }
  }

  void applyFields() {
    for (b2Body *body : bodies) {
      b2Vec2 p = body->GetPosition(), v = body->GetLinearVelocity();
      Point a = fieldAcceleration(
          &scene, {p.x * pointsPerMetre, p.y * pointsPerMetre},
          {v.x * pointsPerMetre, v.y * pointsPerMetre}, body->GetMass());
      body->ApplyForceToCenter(body->GetMass() * metres(a.x, a.y), false);
    }
  }

  void scroll(int step) {
    for (int item = 0; item < scene.itemCount; ++item) {
      double distance = scrollDistance(&scene.scroll, step, scene.items[item].y);
      b2Body *body = bodies[item];
      if (distance != 0) {
        body->SetTransform(body->GetPosition() + metres(0, distance), body->GetAngle());
      }
    }
  }

  void step(int number) {
    double wider;
    if (scene.scroll.every != 0) scroll(number);
    if (changesBounds(&scene, number, &wider)) changeBounds(wider);
    if (scene.fieldCount > 0) applyFields();
    space.Step(float(scene.step), scene.iterations, positionIterations);
    if (scene.hasCallbacks) {
      for (b2Body *body : bodies) calls += body->IsAwake();
    }
  }

  Point position(int item) const {
    b2Vec2 place = bodies[item]->GetPosition();
    return {place.x * pointsPerMetre, place.y * pointsPerMetre};
  }
};

}  // namespace

int main(int count, char **arguments) {
  if (count == 2 && arguments[1][0] == '-') {
    // 2.4.1, which brought the restitution threshold used above, still calls itself 2.4.0.
    int revision = b2_version.minor == 4 && b2_version.revision == 0 ? 1 : b2_version.revision;
    std::printf("version %d.%d.%d\n", b2_version.major, b2_version.minor, revision);
    return 0;
  }
  if (count != 2) {
    std::fprintf(stderr, "usage: run-box2d SCENE-FILE\n");
    return 2;
  }
  Scene scene = readScene(arguments[1]);
  double start = processorTime();
  World world(scene);
  double setup = processorTime() - start;
  Run run = {
      scene.warmUp, scene.steps, setup,
      [](void *world, int number) { static_cast<World *>(world)->step(number); },
      [](void *world, int item) { return static_cast<World *>(world)->position(item); }, &world,
      nullptr};
  runScene(&run, &scene);
}

#else

int main() {
  std::fprintf(stderr, "Box2D is not installed\n");
  return 3;
}

#endif
