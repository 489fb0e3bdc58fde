import { type Import, importsOf, isIn, type SourceFile } from './source.ts';

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

/** One line for each import that `forbidden` has a reason against. */
export function violations(files: readonly SourceFile[], forbidden: Forbidden): string[] {
  return files.flatMap(importsOf).flatMap((each) => {
    const why = forbidden(each);
    return why ? [`${each.from} imports ${each.to}: ${why}`] : [];
  });
}

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

const SECOND_SERVER = 'test/vendor/src';

/** The second server is written from the document alone: it takes nothing from us, and is met over HTTP only. */
export const secondServerMixedIn = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own }) => {
    const [here, there] = [isIn(from, SECOND_SERVER), isIn(to, SECOND_SERVER)];
    if (here && own && !there) return 'the second server uses nothing of ours';
    return there && !here ? 'the second server is met over HTTP only' : undefined;
  });

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

/** Packages with one home each. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  undici: ['support/wire/http', 'reference-impl/kernel/post.ts'],
  croner: ['reference-impl/reports/cron.ts'],
  chai: ['steps', 'support/example/expect'],
  ajv: ['support/wire/contract', 'support/wire/target', 'support/ledger', 'reference-impl/http'],
  'ajv-formats': ['support/wire/contract', 'support/ledger', 'reference-impl/http'],
  yaml: [
    'support/ground/operations',
    'support/ground/rules/promises.ts',
    'support/ground/rules/profiles.ts',
    'support/cli/plan/fleet.ts',
    'support/wire/target',
  ],
  minisearch: ['support/ground/rules/rule-search.ts'],
  selfsigned: ['reference-impl/start/certificate.ts'],
  libsql: ['reference-impl/kernel/data-file.ts'],
  '@streamparser/json': ['support/example/past-traffic/read-har.ts'],
  testcontainers: ['support/wire/target/container.ts'],
};

/** A package with a home is imported nowhere else in the product; tests may use it. */
export const packagesAwayFromHome = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to }) => {
    const homes = Object.hasOwn(HOMES, to) ? HOMES[to] : undefined;
    if (!homes || isIn(from, 'test') || homes.some((home) => isIn(from, home))) return undefined;
    return `its home is ${homes.join(', ')}`;
  });
