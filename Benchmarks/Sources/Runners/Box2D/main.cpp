// Plays a scene with Box2D 2.4, 100 points to its metre.

#include <cstdio>

#if __has_include(<box2d/box2d.h>)

// Tells the linker, so that the package also builds where Box2D is not installed.
#pragma comment(lib, "box2d")

#include <box2d/box2d.h>

#include <cmath>
#include <cstdlib>
#include <vector>

#include "RunnerKit.h"

namespace {

const double pointsPerMetre = 100;
const int positionIterations = 3;
const uint16 wallBit = 2;

b2Vec2 metres(double x, double y) {
  return b2Vec2(float(x / pointsPerMetre), float(y / pointsPerMetre));
}

/// The number of a fixture's item; -1 for a wall.
int itemOf(b2Fixture *fixture) {
  return int(fixture->GetBody()->GetUserData().pointer) - 1;
}

/// Counts contacts, and mixes the materials of items that differ at walls.
class ContactListener : public b2ContactListener {
 public:
  explicit ContactListener(const Scene &scene) : scene(scene) {}
  long begun = 0, ended = 0;

  void BeginContact(b2Contact *contact) override {
    begun += 1;
    int a = itemOf(contact->GetFixtureA()), b = itemOf(contact->GetFixtureB());
    noteHit(a < 0 ? b : a, a < 0 ? a : b);
  }

  void EndContact(b2Contact *) override { ended += 1; }

  void PreSolve(b2Contact *contact, const b2Manifold *) override {
    int a = itemOf(contact->GetFixtureA()), b = itemOf(contact->GetFixtureB());
    if (scene.itemsDiffer && (a < 0 || b < 0)) {
      contact->SetFriction(float(scene.bodies[a < 0 ? b : a].friction));
    }
  }

 private:
  const Scene &scene;
};

struct World {
  const Scene &scene;
  b2World space;
  b2Body *ground;
  std::vector<b2Body *> bodies;
  std::vector<b2Fixture *> walls;
  ContactListener contacts;
  long calls = 0;

  explicit World(const Scene &scene)
      : scene(scene), space(metres(0, scene.gravity)), contacts(scene) {
    space.SetAllowSleeping(scene.sleeps);
    b2BodyDef definition;
    ground = space.CreateBody(&definition);
    for (int item = 0; item < scene.itemCount; ++item) addItem(item);
    for (int number = 0; number < scene.chainCount; ++number) addChain(scene.chains[number]);
    for (int wall = 0; wall < scene.wallCount; ++wall) {
      walls.push_back(isInChain(&scene, wall) ? nullptr : addWall(scene.walls[wall]));
    }
    for (int number = 0; number < scene.jointCount; ++number) addJoint(scene.joints[number]);
    if (scene.hasCallbacks || scene.reportsContacts || scene.itemsDiffer) {
      space.SetContactListener(&contacts);
    }
  }

  void addItem(int number) {
    const Item &item = scene.items[number];
    const Body &described = scene.bodies[number];
    bool isMover = ::isMover(&scene, number);
    b2BodyDef definition;
    definition.type = isShaken(&scene, number) ? b2_kinematicBody
                      : described.isAnchored  ? b2_staticBody
                                              : b2_dynamicBody;
    definition.userData.pointer = uintptr_t(number + 1);
    definition.bullet = described.isPrecise;
    definition.position = metres(item.x, item.y);
    definition.angle = float(described.angle);
    definition.linearVelocity = metres(item.vx, item.vy);
    definition.angularVelocity = float(item.spin);
    // Box2D damps as the scene does: v / (1 + resistance * h).
    definition.linearDamping = definition.angularDamping = isMover ? 0 : float(scene.resistance);
    definition.gravityScale = isMover ? 0 : 1;
    definition.fixedRotation = !described.turns;
    b2Body *body = space.CreateBody(&definition);
    bodies.push_back(body);
    b2FixtureDef fixture = material(described.elasticity, described.friction);
    fixture.density = float(described.density);
    if (isMover) fixture.restitution = 1;
    // Items have the bit 1, walls 2; items that differ may collide with walls only.
    if (!scene.collides) fixture.filter.maskBits = scene.itemsDiffer ? wallBit : 0;
    if (scene.collidesAlone) fixture.filter.groupIndex = -1;
    b2CircleShape disc;
    b2PolygonShape box;
    if (item.isDisc) {
      disc.m_radius = float(item.width / 2 / pointsPerMetre);
      fixture.shape = &disc;
    } else if (described.cornerCount > 0) {
      std::vector<b2Vec2> corners;
      for (int corner = 0; corner < described.cornerCount; ++corner) {
        corners.push_back(metres(described.corners[corner].x, described.corners[corner].y));
      }
      box.Set(corners.data(), int(corners.size()));
      fixture.shape = &box;
    } else {
      b2Vec2 half = metres(item.width / 2, item.height / 2);
      box.SetAsBox(half.x, half.y);
      fixture.shape = &box;
    }
    body->CreateFixture(&fixture);
    if (scene.collides || scene.itemsDiffer) return;
    // What never collides needs no shape, only the mass of one.
    b2MassData mass;
    body->GetMassData(&mass);
    body->DestroyFixture(body->GetFixtureList());
    body->SetMassData(&mass);
  }

  b2FixtureDef material(double elasticity, double friction) const {
    b2FixtureDef fixture;
    fixture.restitution = float(elasticity);
    fixture.friction = float(friction);
    // Where nothing is lost, the slowest touch must bounce, and formulas know of no slowest bounce.
    if (elasticity == 1 || isProof(&scene)) fixture.restitutionThreshold = 0;
    return fixture;
  }

  b2Fixture *addWall(const Wall &wall) {
    b2EdgeShape edge;
    edge.SetTwoSided(metres(wall.x1, wall.y1), metres(wall.x2, wall.y2));
    b2FixtureDef fixture = material(scene.elasticity, scene.friction);
    fixture.filter.categoryBits = wallBit;
    fixture.shape = &edge;
    return ground->CreateFixture(&fixture);
  }

  /// A chain, which bodies touch on one side only, and one the other way round for the other side.
  void addChain(const Chain &chain) {
    bool closed = isClosed(&scene, &chain);
    int count = chain.count + (closed ? 0 : 1);
    Point *corners = chainCorners(&scene, &chain);
    for (bool isReversed : {false, true}) {
      std::vector<b2Vec2> points;
      for (int number = 0; number < count; ++number) {
        Point corner = corners[isReversed ? count - 1 - number : number];
        points.push_back(metres(corner.x, corner.y));
      }
      b2ChainShape shape;
      if (closed) {
        shape.CreateLoop(points.data(), count);
      } else {
        // Points before the first and after the last edge, straight on.
        b2Vec2 before = points[0] + points[0] - points[1];
        b2Vec2 after = points[count - 1] + points[count - 1] - points[count - 2];
        shape.CreateChain(points.data(), count, before, after);
      }
      b2FixtureDef fixture = material(scene.elasticity, scene.friction);
      fixture.filter.categoryBits = wallBit;
      fixture.shape = &shape;
      ground->CreateFixture(&fixture);
    }
    std::free(corners);
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

  void addJoint(const Joint &joint) {
    b2Body *a = bodies[joint.a], *b = joint.b < 0 ? ground : bodies[joint.b];
    b2Vec2 endA = metres(joint.endA.x, joint.endA.y), endB = metres(joint.endB.x, joint.endB.y);
    if (joint.kind == jointPin) {
      b2RevoluteJointDef definition;
      definition.Initialize(a, b, endA);
      space.CreateJoint(&definition);
      return;
    }
    b2DistanceJointDef definition;
    definition.Initialize(a, b, endA, endB);
    definition.collideConnected = true;
    definition.length = float(joint.length / pointsPerMetre);
    if (joint.kind == jointSpring) {
      definition.minLength = 0;
      definition.maxLength = b2_maxFloat;
      b2LinearStiffness(
          definition.stiffness, definition.damping, float(joint.frequency), float(joint.damping), a, b);
    }
    space.CreateJoint(&definition);
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
    for (int item = 0; item < scene.itemCount; ++item) {
      if (isShaken(&scene, item)) {
        bodies[item]->SetLinearVelocity(metres(0, shakeVelocity(&scene, item, number)));
      }
    }
    space.Step(float(scene.step), scene.iterations, positionIterations);
    if (scene.hasCallbacks) {
      for (b2Body *body : bodies) calls += body->IsAwake();
    }
  }

  Point position(int item) const {
    b2Vec2 place = bodies[item]->GetPosition();
    return {place.x * pointsPerMetre, place.y * pointsPerMetre};
  }

  void state(int item, double state[6]) const {
    b2Vec2 velocity = bodies[item]->GetLinearVelocity();
    Point place = position(item);
    state[0] = place.x;
    state[1] = place.y;
    state[2] = bodies[item]->GetAngle();
    state[3] = velocity.x * pointsPerMetre;
    state[4] = velocity.y * pointsPerMetre;
    state[5] = bodies[item]->GetAngularVelocity();
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
  if (count != 2 && count != 3) {
    std::fprintf(stderr, "usage: run-box2d SCENE-FILE [TRACE-FILE]\n");
    return 2;
  }
  Scene scene = readScene(arguments[1]);
  double start = processorTime();
  World world(scene);
  double setup = processorTime() - start;
  Run run = {
      scene.warmUp, scene.steps, setup,
      [](void *world, int number) { static_cast<World *>(world)->step(number); },
      [](void *world, int item) { return static_cast<World *>(world)->position(item); },
      [](void *world, int item, double state[6]) {
        static_cast<World *>(world)->state(item, state);
      },
      &world, nullptr};
  if (count == 3) {
    traceScene(&run, &scene, arguments[2]);
  } else {
    runScene(&run, &scene);
  }
}

#else

int main() {
  std::fprintf(stderr, "Box2D is not installed\n");
  return 3;
}

#endif
