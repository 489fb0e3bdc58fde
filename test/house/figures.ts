import type { SourceFile } from '../architecture/source.ts';
import { isIn } from '../architecture/source.ts';
import type { LoadedDefinition } from '../features/step-definitions.ts';
import { valueCircles } from './circles.ts';
import { type FeatureFile, usesOf } from './phrases.ts';
import { functionsOf, patternsOf, type WrittenPattern } from './syntax.ts';

/** One figure of the house. */
export interface Figure {
  readonly says: string;
  readonly value: number;
  readonly wanted: { readonly atMost: number } | { readonly atLeast: number };
}

const LONGEST_FUNCTION = 40;

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const linesOf = ({ text }: SourceFile): number => text.split('\n').length - 1;

/** The descriptions of the platform's operations are data too: OpenAPI documents. */
const isData = ({ path }: SourceFile): boolean =>
  /\.data\.ts$|\.json$|\.png$|\.ndjson$|\.har$|^features\/operations\/.*\.yaml$/.test(path) ||
  path.split('/').includes('data');

/** Words with a blank between them, or the beginning of a rule's id: a pattern over our own sentences or ids. */
const OVER_OUR_WORDS = /[a-z]{2,}[)?]* [(a-z]{2,}|\b[A-Z]{3,}-|\[A-Z[^\]]*\][+*]?-/;

/**
 * Patterns over sentences of others, by their file and how they begin. Words that a feature file is written in do not
 * count either: they are the language itself.
 */
const OTHERS: ReadonlyArray<readonly [path: string, start: string, whose: string]> = [
  ['reference-impl/conversation-mapping/read-document.ts', ' in JSON', 'JSON.parse'],
  ['support/cli/help.ts', '\\s*\\n\\(Did you mean', 'commander'],
  ['support/ledger/fingerprint.ts', '^expected ', 'chai'],
  ['support/ledger/fingerprint.ts', '^to be within ', 'chai'],
  ['support/ground/secrets/secret-places.ts', '-----BEGIN ', 'PEM'],
  ['support/example/verbs/disclosures.ts', '\\n\\s+at ', 'traces of other programs'],
  ['support/example/verbs/signing.ts', '\\{date ', 'a table of a feature file'],
];

const isOthers = ({ path, source }: WrittenPattern): boolean =>
  /^support\/example\/cucumber\/.*parameter-types?\.ts$/.test(path) ||
  OTHERS.some(([file, start]) => file === path && source.startsWith(start));

const isOverOurWords = (pattern: WrittenPattern): boolean => OVER_OUR_WORDS.test(pattern.source) && !isOthers(pattern);

/** Where each kind of knowledge about an operation lives; a folder or file that is gone counts no more. */
const PLACES_OF_OPERATIONS: readonly RegExp[] = [
  /^support\/api\/.*operations\.ts$/,
  /^support\/contract\/published\//,
  /^support\/contract\/answer-shapes\.ts$/,
  /^support\/safety\/creation-table\.ts$/,
  /^support\/har\/operation-of\.ts$/,
  /^features\/shown\.json$/,
  /^test\/published\/operations\.data\.ts$/,
  /^features\/operations\//,
];

function codeFigures(files: readonly SourceFile[]): Figure[] {
  const code = files.filter((file) => file.path.endsWith('.ts') && !isData(file));
  const product = code.filter(({ path }) => !isIn(path, 'test'));
  const long = product.flatMap(functionsOf).filter(({ lines }) => lines > LONGEST_FUNCTION);
  const patterns = product.flatMap(patternsOf).filter(isOverOurWords);
  const faults = files.filter(({ path }) => isIn(path, 'reference-impl/deviations'));
  const lines = (some: readonly SourceFile[]): number => some.reduce((sum, file) => sum + linesOf(file), 0);
  const known = PLACES_OF_OPERATIONS.filter((place) => files.some(({ path }) => place.test(path)));
  return [
    { says: 'places that know an operation', value: known.length, wanted: { atMost: 1 } },
    { says: 'patterns over our own sentences or ids', value: patterns.length, wanted: { atMost: 0 } },
    { says: 'lines of reference-impl/deviations', value: lines(faults), wanted: { atMost: 9500 } },
    { says: 'circles of values between folders', value: valueCircles(product).length, wanted: { atMost: 0 } },
    { says: 'functions over 40 lines outside data', value: long.length, wanted: { atMost: 0 } },
    {
      says: 'lines outside data and lock files',
      value: lines(files.filter((file) => !isData(file))),
      wanted: { atMost: 100_000 },
    },
  ];
}

function phraseFigures(features: readonly FeatureFile[], definitions: readonly LoadedDefinition[]): Figure[] {
  const uses = usesOf(features, definitions).map((each) => each.uses);
  const messaging = features.filter(({ path }) => isIn(path, 'features/messaging'));
  return [
    { says: 'step definitions', value: definitions.length, wanted: { atMost: 220 } },
    { says: 'median uses of a step definition', value: median(uses), wanted: { atLeast: 12 } },
    {
      says: 'step definitions used at most twice',
      value: uses.filter((count) => count <= 2).length,
      wanted: { atMost: 20 },
    },
    {
      says: 'median lines of a feature file',
      value: median(features.map(({ lines }) => lines)),
      wanted: { atMost: 60 },
    },
    { says: 'files in features/messaging', value: messaging.length, wanted: { atMost: 90 } },
  ];
}

/** Every figure of the house; `faults` is how many deliberate faults are caught. */
export const houseFigures = (
  files: readonly SourceFile[],
  features: readonly FeatureFile[],
  definitions: readonly LoadedDefinition[],
  faults: number,
): Figure[] => [
  ...codeFigures(files),
  ...phraseFigures(features, definitions),
  { says: 'deliberate faults that are caught', value: faults, wanted: { atLeast: 1665 } },
];

/** Whether a figure is where it is wanted. */
export const isReached = ({ value, wanted }: Figure): boolean =>
  'atMost' in wanted ? value <= wanted.atMost : value >= wanted.atLeast;
