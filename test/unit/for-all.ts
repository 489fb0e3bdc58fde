import fc from 'fast-check';

type Property<Drawn extends [unknown, ...unknown[]], Result> = [
  ...drawn: { [At in keyof Drawn]: fc.Arbitrary<Drawn[At]> },
  holds: (...drawn: Drawn) => Result,
];

/** Holds what the last argument says of values that the others draw; `numRuns` of them. */
export const forSome = <Drawn extends [unknown, ...unknown[]]>(
  numRuns: number | undefined,
  ...property: Property<Drawn, unknown>
): void => fc.assert(fc.property(...(property as Property<Drawn, undefined>)), numRuns ? { numRuns } : {});

/** The same for as many values as fast-check draws by itself. */
export const forAll = <Drawn extends [unknown, ...unknown[]]>(...property: Property<Drawn, unknown>): void =>
  forSome(undefined, ...property);

/** The same for what takes time. */
export const forAllInTime = <Drawn extends [unknown, ...unknown[]]>(
  ...property: Property<Drawn, Promise<unknown>>
): Promise<void> => fc.assert(fc.asyncProperty(...(property as Property<Drawn, Promise<undefined>>)));
