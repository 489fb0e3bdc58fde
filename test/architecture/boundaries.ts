import { type Import, importsOf, isIn, type SourceFile } from './source.ts';

const STEPS_MAY_USE = ['session', 'expect', 'cucumber', 'problems'].map((name) => `support/${name}`);

const BRIDGE = { from: 'support/wire/target/bundled.ts', to: 'reference-impl/compose.ts' };

type Forbidden = (each: Import) => string | undefined;

/** One line for each import that `forbidden` has a reason against. */
export function violations(files: readonly SourceFile[], forbidden: Forbidden): string[] {
  return files.flatMap(importsOf).flatMap((each) => {
    const why = forbidden(each);
    return why ? [`${each.from} imports ${each.to}: ${why}`] : [];
  });
}

/** Steps reach the harness through four folders and nothing else of ours. */
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

/** The ground of the harness imports nothing of ours but itself and the problems that everybody throws. */
export const groundOnOthers = (files: readonly SourceFile[]): string[] =>
  violations(files, ({ from, to, own }) =>
    isIn(from, 'support/ground') &&
    own &&
    !['support/ground', 'support/problems'].some((place) => isIn(to, place))
      ? 'the ground stands alone'
      : undefined,
  );

/** Packages with one home each. */
const HOMES: Readonly<Record<string, readonly string[]>> = {
  undici: ['support/http', 'reference-impl/kernel/post.ts'],
  chai: ['steps', 'support/expect'],
  ajv: ['support/contract', 'support/target', 'reference-impl/http'],
  'ajv-formats': ['support/contract', 'support/target', 'reference-impl/http'],
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
