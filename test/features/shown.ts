import { compile } from '@cucumber/gherkin';
import { IdGenerator, type PickleStep, PickleStepType } from '@cucumber/messages';
import { notifications, operations } from '../../support/ground/operations/loader.ts';
import type { Shown } from '../../support/ground/operations/operation.ts';
import type { RuleRow } from './catalogue.ts';
import type { ReadFeature } from './document.ts';

/** What judged steps may name, by operation or by what is pushed. */
type ShownIndex = Readonly<Record<string, Partial<Shown>>>;

const STAND_IN = 'a stand-in';
const SENT = 'what the mapping sends';

/** The vocabulary that the documents in features/operations mark as documented; a stand-in answers as an example tells it to. */
export const shownIndex: ShownIndex = {
  ...Object.fromEntries(
    Object.entries(operations).flatMap(([phrase, operation]) => {
      const shown = operation.shown();
      return shown ? [[phrase, shown]] : [];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(notifications()).flatMap(([phrase, { shown }]) => (shown ? [[phrase, shown]] : [])),
  ),
  [STAND_IN]: { statuses: [200, 401, 403, 429, 500, 503] },
  [SENT]: { members: operations['send a conversation message']?.shown()?.sent ?? [] },
};

/** What a step names: a status or members of an operation. */
export interface Named {
  readonly operation: string;
  readonly statuses: readonly number[];
  readonly members: readonly string[];
}

const BY_LENGTH = Object.keys(operations).sort((one, other) => other.length - one.length);

/** Operations that steps perform in words of their own. */
const SPOKEN: ReadonlyArray<readonly [RegExp, string]> = [
  [/^the client (makes|sends) \d/, STAND_IN],
  [/ updates? |^the client updates| gives the (second )?service |^the client dials /, 'update a voice service'],
  [/ reads the service$/, 'update a voice service'],
  [/ (looks up|sends the lookup query) /, 'look up a number'],
  [/ asks for the detail report( |$)/, 'read the detail report'],
  [/ asks for the metadata keys( |$)/, 'list metadata keys'],
  [/ enters the .*code /, 'verify a number'],
  [/ (sends|submits) /, 'submit a message'],
  [/ retrieves /, 'retrieve a message'],
  [/ asks for (the|an) (alpha tag|own number)/, 'request a sender address'],
  [/ (number|numbers) /, 'assign a number'],
];

function operationIn(text: string, before: string | undefined): string | undefined {
  const named = BY_LENGTH.find((name) => new RegExp(` to ${name}( |,|$)`).test(text));
  return named ?? SPOKEN.find(([words]) => words.test(text))?.[1] ?? before;
}

/** A name in braces stands for what a binding says. */
const isBound = (name: string): boolean => /^\{.*\}$/.test(name);

/** The names of all members of a JSON value; those of menus are the client's own. */
function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'menus' && inner !== null) return [name, ...Object.values(inner as object).flatMap(namesIn)];
    return isBound(name) ? namesIn(inner) : [name, ...namesIn(inner)];
  });
}

const namesOfPath = (path: string): string[] =>
  path.split(/ or /).flatMap((one) => one.split('.').filter((name) => !/^\d*$/.test(name)));

function namesOfJson(text: string): string[] {
  try {
    return namesIn(JSON.parse(text));
  } catch {
    return [];
  }
}

const namesOfCommands = (list: string): string[] => ['callBehavior', 'static', 'commands', ...namesOfJson(list)];

type Words = readonly [words: RegExp, operation: string | undefined, names: (text: string) => string[]];

const REPORT = 'delivery report';
const VOICE = 'update a voice service';
const TOLD = 'conversation event';

/** Then steps that name members: where in the words, and of which operation if not the latest. */
const NAMING: readonly Words[] = [
  [/^the answer (?:has|has no) "([^"]+)"(?: set to .*)?$/, undefined, namesOfPath],
  [/^"([^"]+)" of the answer is /, undefined, namesOfPath],
  [/^the answer (?:has|includes) (\{.*\})$/, undefined, namesOfJson],
  [/^the answer has the commands (\[.*\])$/, undefined, namesOfCommands],
  [/service (?:has|is unchanged but for) (\{.*\})$/, VOICE, namesOfJson],
  [/^"([^"]+)" of .*service is /, VOICE, namesOfPath],
  [/^the \w+ report of ".*" has "([^"]+)" /, REPORT, namesOfPath],
  [/ gets (?:each repeated report|reports) with (?:the same|a) "([^"]+)"/, REPORT, namesOfPath],
  [/^the conversation call has ".*" in "([^"]+)"$/, SENT, namesOfPath],
  [/^(?:the|every) conversation call has (\{.*\})$/, SENT, namesOfJson],
  [/^the conversation call has no content but "([^"]+)"$/, SENT, namesOfPath],
  [/^(?:the|every) notification at .* has (\{.*\})$/, TOLD, namesOfJson],
  [/^the notification at .* has ".*" in "([^"]+)"$/, TOLD, namesOfPath],
  [/^"([^"]+)" of the notification at .* is /, TOLD, namesOfPath],
  [/ notifications?, each with one "([^"]+)"$/, TOLD, namesOfPath],
  [/ gets notifications with .* as "([^"]+)"$/, TOLD, namesOfPath],
];

const REPORT_TABLE = /^every report of ".*" has:$/;
const STATUS = /HTTP status (\d{3})(?: or (\d{3}))?(?: or (\d{3}))?$/;

/** Headings of a column are in capitals. */
const isWireName = (cell: string): boolean => cell !== cell.toUpperCase();

const column = ({ argument }: PickleStep): string[] =>
  (argument?.dataTable?.rows ?? []).map(({ cells }) => cells[0]?.value ?? '');

/** What one Then step names, of the operation that was performed last. */
function namedBy(step: PickleStep, latest: string | undefined): Named[] {
  const statuses = (STATUS.exec(step.text) ?? []).slice(1).filter(Boolean).map(Number);
  const named: Named[] = [];
  if (statuses.length > 0) named.push({ operation: latest ?? 'no operation', statuses, members: [] });
  if (REPORT_TABLE.test(step.text))
    named.push({
      operation: REPORT,
      statuses: [],
      members: column(step).filter(isWireName).flatMap(namesOfPath),
    });
  for (const [words, operation = latest ?? 'no operation', names] of NAMING) {
    const found = words.exec(step.text)?.[1];
    if (found !== undefined) named.push({ operation, statuses: [], members: names(found) });
  }
  return named;
}

const JUDGED = new Set(['documented', 'reading']);

/** Everything that the Then steps of judged rules name, with the place where they do. */
export function namedInJudged(
  features: readonly ReadFeature[],
  rules: readonly RuleRow[],
): Array<Named & { where: string }> {
  const standings = new Map(rules.map(({ id, standing }) => [`@${id}`, standing]));
  return features.flatMap(({ path, document }) =>
    compile(document, path, IdGenerator.incrementing()).flatMap(({ name, steps, tags }) => {
      const names = tags.map((tag) => tag.name);
      if (!names.some((tag) => JUDGED.has(standings.get(tag) ?? '')) || names.includes('@observe')) return [];
      let latest: string | undefined;
      return steps.flatMap((step) => {
        if (step.type !== PickleStepType.OUTCOME) latest = operationIn(step.text, latest);
        if (step.type !== PickleStepType.OUTCOME) return [];
        return namedBy(step, latest).map((named) => ({ ...named, where: `${path} "${name}": ${step.text}` }));
      });
    }),
  );
}

function unshown({ operation, statuses, members }: Named, index: ShownIndex): string[] {
  const shown = index[operation];
  if (!shown) return [`of "${operation}" nothing is shown`];
  const isTolerated = (status: number): boolean => statuses.length > 1 && (shown.tolerated ?? []).includes(status);
  const status = statuses.filter((each) => !(shown.statuses ?? []).includes(each) && !isTolerated(each));
  const member = members.filter((each) => !(shown.members ?? []).includes(each));
  return [
    ...status.map((each) => `HTTP status ${each} is not shown for "${operation}"`),
    ...member.map((each) => `the member "${each}" is not shown for "${operation}"`),
  ];
}

/** Judged steps that assert a status or a member on which the document is silent. */
export function assertedSilences(
  features: readonly ReadFeature[],
  rules: readonly RuleRow[],
  index: ShownIndex,
): string[] {
  return namedInJudged(features, rules).flatMap((named) =>
    unshown(named, index).map((what) => `${named.where}: ${what}`),
  );
}
