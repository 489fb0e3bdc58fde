import { type Given, honest, type Scene, type Twist } from './scene.ts';

export const altered =
  (change: (given: Given, scene: Scene) => Given): Twist =>
  async (scene) =>
    scene.give(change(await scene.platform(), scene));

/** The platform's answer with another body where it is JSON. */
export const withJson = (change: (value: unknown, scene: Scene) => unknown): Twist =>
  altered((given, scene) => withBody(given, (value) => JSON.stringify(change(value, scene))));

/** The platform's answer with another text for its body where it is JSON. */
export const withText = (change: (value: unknown, scene: Scene) => string): Twist =>
  altered((given, scene) => withBody(given, (value) => change(value, scene)));

function withBody(given: Given, text: (value: unknown) => string): Given {
  try {
    return { ...given, body: Buffer.from(text(JSON.parse(given.body.toString('utf8')))) };
  } catch {
    return given;
  }
}

/** Hostile to some requests, honest to the others. */
export const where =
  (is: (scene: Scene) => boolean, twist: Twist): Twist =>
  (scene) =>
    is(scene) ? twist(scene) : honest(scene);

export const at = (path: RegExp, twist: Twist): Twist => where(({ asked }) => path.test(asked.url), twist);

/** Hostile to the examples of each rule in a way of its own. */
export const byRule =
  (twists: Readonly<Record<string, Twist>>): Twist =>
  (scene) =>
    (twists[scene.asked.rule ?? ''] ?? honest)(scene);

/** Another way each time, over and over. */
export function inTurn(...twists: readonly Twist[]): Twist {
  let count = 0;
  return (scene) => {
    const twist = twists[count % twists.length] ?? honest;
    count += 1;
    return twist(scene);
  };
}

export function leaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => leaves(each, change));
  if (typeof value !== 'object' || value === null) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, leaves(member, change)]));
}

export const texts = (value: unknown, change: (text: string) => unknown): unknown =>
  leaves(value, (leaf) => (typeof leaf === 'string' ? change(leaf) : leaf));
