import type { ReadExample, ReadFeature, ReadRule, ReadStep } from './document.ts';
import { placeOf } from './tags.ts';

const LONGEST_SENTENCE = 100;
const MOST_STEPS = 8;
const MOST_BACKGROUND_STEPS = 3;

/** `Rule:` sentences that are too long, carry an id, or do not name their section. */
function faultsOfRule(path: string, { sentence, description, line }: ReadRule): string[] {
  const at = `${path}:${line} "${sentence}"`;
  const { length } = sentence;
  return [
    ...(length > LONGEST_SENTENCE ? [`${at} has ${length} characters, ${LONGEST_SENTENCE} are allowed`] : []),
    ...(length === 0 ? [`${at} is empty`] : []),
    ...(/\b[A-Z][A-Z0-9]+(-[A-Z0-9]+)*-\d\d\b/.test(sentence) ? [`${at} carries a rule id`] : []),
    ...(path.startsWith('features/published/') || /^\s*Spec: \S/m.test(description)
      ? []
      : [`${at} has no line "Spec: <section>"`]),
  ];
}

/** Examples outside of a `Rule:`, and rules that are badly put. */
export function badRules(features: readonly ReadFeature[]): string[] {
  return features.flatMap(({ path, rules, examples }) => [
    ...rules.flatMap((rule) => faultsOfRule(path, rule)),
    ...examples.filter(({ rule }) => !rule).map((example) => `${placeOf(example)} stands under no Rule`),
  ]);
}

const NEVER: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['I', /\bI\b/],
  ['should', /\bshould\b/i],
  ['verify', /\bverif(y|ies|ied|ying)\b/i],
  ['test', /\btest(s|ed|ing)?\b/i],
  ['check', /\bcheck(s|ed|ing)?\b/i],
  ['request body', /\brequest body\b/i],
];

const ON_THE_WIRE_ONLY: typeof NEVER = [
  ['POST', /\bPOST\b/],
  ['header', /\bheaders?\b/i],
  ['JSON', /\bJSON\b/i],
];

/** Files and folders whose subject is the wire itself. */
function isAboutTheWire({ path, examples }: ReadFeature): boolean {
  if (/\/(authentication|wire)/.test(path)) return true;
  return examples.length > 0 && examples.every(({ tags }) => tags.includes('@client'));
}

/** A step without what it quotes: data may say anything. */
const proseOf = (text: string): string => text.replace(/"[^"]*"|'[^']*'(?=\s|$)|<[^>]*>|\{[^}]*\}/g, ' ');

/** Words that a reader of a feature file is not to meet in a step. */
export function bannedWords(features: readonly ReadFeature[]): string[] {
  return features.flatMap((feature) => {
    const banned = isAboutTheWire(feature) ? NEVER : [...NEVER, ...ON_THE_WIRE_ONLY];
    const steps = [...feature.backgrounds, ...feature.examples].flatMap((each) => each.steps);
    return [...new Map(steps.map((step) => [step.line, step])).values()].flatMap(({ text, line }) =>
      banned
        .filter(([, pattern]) => pattern.test(proseOf(text)))
        .map(([name]) => `${feature.path}:${line} says "${name}": ${text}`),
    );
  });
}

function faultsOfOrder(steps: readonly ReadStep[]): string[] {
  const roles = steps.map(({ role }) => role);
  const lateGiven = roles.findIndex(
    (role, at) => role === 'given' && roles.slice(0, at).some((before) => before !== 'given'),
  );
  const [firstWhen, firstThen] = [roles.indexOf('when'), roles.indexOf('then')];
  return [
    ...(roles.includes('unknown') ? ['has a step that is neither Given, When nor Then'] : []),
    ...(lateGiven >= 0 ? [`has a Given after a When or Then: ${steps[lateGiven]?.text}`] : []),
    ...(firstThen < 0 ? ['judges nothing: there is no Then'] : []),
    ...(firstThen >= 0 && (firstWhen < 0 || firstThen < firstWhen) ? ['judges before anything was done'] : []),
    ...(firstThen >= 0 && roles.at(-1) === 'when' ? ['ends with a When that nothing judges'] : []),
  ];
}

function faultsOfExample(example: ReadExample): string[] {
  const { length } = example.steps;
  const long = length > MOST_STEPS ? [`has ${length} steps, ${MOST_STEPS} are allowed`] : [];
  return [...long, ...faultsOfOrder(example.steps)].map((what) => `${placeOf(example)} ${what}`);
}

/** Examples and backgrounds that are too long or out of order: Given, When, Then. */
export function badShapes(features: readonly ReadFeature[]): string[] {
  return features.flatMap(({ path, backgrounds, examples }) => [
    ...examples.flatMap(faultsOfExample),
    ...backgrounds.flatMap(({ line, steps }) => [
      ...(steps.length > MOST_BACKGROUND_STEPS ? [`${path}:${line} Background has ${steps.length} steps`] : []),
      ...(steps.some(({ role }) => role !== 'given') ? [`${path}:${line} Background does more than set state`] : []),
    ]),
  ]);
}
