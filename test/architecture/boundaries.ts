import { type Import, importsOf, isIn, type SourceFile } from './source.ts';

/** Interfaces of the platform: none of them knows another. */
const INTERFACES = [
  'messaging',
  'token',
  'lookup',
  'subprojects',
  'voice',
  'conversation',
  'standalone',
  'reports',
  'contacts',
].map((name) => `reference-impl/${name}`);

const STEPS_MAY_USE = ['example', 'ground'].map((name) => `support/${name}`);

/** The rooms of the harness, and those that each may use beside itself; imports go down only. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  ground: [],
  wire: ['ground'],
  client: ['wire', 'ground'],
  example: ['client', 'wire', 'ground'],
  ledger: ['ground'],
  reports: ['ledger', 'ground'],
  cli: ['reports', 'ledger', 'example', 'client', 'wire', 'ground'],
};

const BRIDGE = { from: 'support/wire/target/bundled.ts', to: 'reference-impl/compose.ts' };

type Forbidden = (each: Import) => string | undefined;

function violations(files: readonly SourceFile[], forbidden: Forbidden): string[] {
  return files.flatMap(importsOf).flatMap((each) => {
    const why = forbidden(each);
    return why ? [`${each.from} imports ${each.to}: ${why}`] : [];
  });
}

const interfaceOf = (path: string): string | undefined => INTERFACES.find((folder) => isIn(path, folder));

/** Steps see the example they are part of, and the ground. */
export const stepsBeyondTheirReach = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own }) =>
    isIn(from, 'steps') && own && !STEPS_MAY_USE.some((place) => isIn(to, place))
      ? `steps use ${STEPS_MAY_USE.join(', ')} only`
      : undefined,
  );

const isHarness = (path: string): boolean => isIn(path, 'support') || isIn(path, 'steps');

/** Harness and reference share no code; the one bridge is a dynamic import that starts the server. */
export const bridgesBesideTheOne = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, dynamic }) => {
    if (isIn(from, 'reference-impl') && isHarness(to)) return 'the reference knows nothing of the harness';
    if (!isHarness(from) || !isIn(to, 'reference-impl')) return undefined;
    const allowed = dynamic && from === BRIDGE.from && to === BRIDGE.to;
    return allowed ? undefined : `only ${BRIDGE.from} may load ${BRIDGE.to}, and only dynamically`;
  });

/** No product code leans on the project's own tests. */
export const productOnTests = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to }) =>
    !isIn(from, 'test') && isIn(to, 'test') ? 'tests are not part of the product' : undefined,
  );

/** The kernel imports nothing of ours but itself. */
export const kernelOnOthers = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own }) =>
    isIn(from, 'reference-impl/kernel') && own && !isIn(to, 'reference-impl/kernel')
      ? 'the kernel stands alone'
      : undefined,
  );

/** Which room of the harness a file belongs to; none for a file that lies outside them. */
const roomOf = (path: string): string | undefined => (isIn(path, 'support') ? path.split('/')[1] : undefined);

/** Inside the harness imports go down: from the command line to reports to the ledger, from examples to the wire, to the ground. */
export const roomsOnRoomsAbove = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own }) => {
    const [here, there] = [roomOf(from), roomOf(to)];
    if (here === undefined || !own || here === there) return undefined;
    const below = ROOMS[here];
    if (!below) return `support has the rooms ${Object.keys(ROOMS).join(', ')} only`;
    if (there === undefined || below.includes(there)) return undefined;
    return `${here} may use ${below.join(', ') || 'nothing else'}`;
  });

const MAPPING = 'reference-impl/conversation-mapping';

/** The mapping is a set of pure functions that anybody can call. */
export const mappingOnOthers = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own }) =>
    isIn(from, MAPPING) && own && ![MAPPING, 'reference-impl/kernel'].some((place) => isIn(to, place))
      ? 'the mapping uses the kernel only'
      : undefined,
  );

/** Where two interfaces need each other the composition root passes a function in. */
export const interfacesOnEachOther = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to }) => {
    const [mine, other] = [interfaceOf(from), interfaceOf(to)];
    return mine && other && mine !== other ? 'one interface never imports another' : undefined;
  });

/** The edge of an interface: its table, its operations and their schemas. Everything else in its folder is domain. */
const isEdge = (path: string): boolean =>
  /\/interface\.ts$|operations\.ts$|-schemas\.ts$|\/operations\//.test(path);

/** Domain files import their own folder, the kernel, the accounts and the types of worlds; never HTTP. */
export const domainOnTheEdge = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own, typeOnly }) => {
    const folder = interfaceOf(from);
    if (!folder || isEdge(from)) return undefined;
    if (isIn(to, 'node:http') || to === 'fastify') return 'domain code knows nothing of HTTP';
    if (!own || [folder, 'reference-impl/kernel', 'reference-impl/accounts'].some((place) => isIn(to, place)))
      return undefined;
    if (isIn(to, 'reference-impl/worlds'))
      return typeOnly ? undefined : 'domain code sees the types of worlds only';
    return 'domain code imports its own folder, the kernel and the accounts only';
  });

/** Worlds and faults see of an interface its types, its state and its decisions. */
export const worldsOrFaultsOnInterfaces = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, typeOnly }) => {
    const watched = isIn(from, 'reference-impl/worlds') || isIn(from, 'reference-impl/faults');
    if (!watched || !interfaceOf(to) || typeOnly || /\/(state|decisions)\.ts$/.test(to)) return undefined;
    return 'only the types, state.ts and decisions.ts of an interface';
  });

const MAY_LOAD_FAULTS = ['faults', 'lab', 'compose.ts'].map((name) => `reference-impl/${name}`);

/** A platform never learns whether a fault is at work: the lab and the composition root alone switch faults on. */
export const platformOnFaults = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to }) =>
    isIn(from, 'reference-impl') &&
    isIn(to, 'reference-impl/faults') &&
    !MAY_LOAD_FAULTS.some((place) => isIn(from, place))
      ? 'only the lab and compose.ts load faults'
      : undefined,
  );

/** Packages with one home each. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  undici: ['support/wire/http', 'reference-impl/kernel/post.ts'],
  chai: ['steps', 'support/example/expect'],
  ajv: ['support/wire/contract', 'support/wire/target', 'reference-impl/http'],
  'ajv-formats': ['support/wire/contract', 'support/wire/target', 'reference-impl/http'],
  'js-yaml': ['support/ground'],
  testcontainers: ['support/wire/target/container.ts'],
};

/** A package with a home is imported nowhere else in the product; tests may use it. */
export const packagesAwayFromHome = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to }) => {
    const homes = Object.hasOwn(HOMES, to) ? HOMES[to] : undefined;
    if (!homes || isIn(from, 'test') || homes.some((home) => isIn(from, home))) return undefined;
    return `its home is ${homes.join(', ')}`;
  });
