import type { Envelope, GherkinDocument, Pickle, PickleStepArgument, Step } from '@cucumber/messages';
import { DIFFERENCE_TYPE, type Difference } from '../../ground/evidence/difference.ts';
import { EVIDENCE_TYPE, type Evidence, type RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { SEEN_TYPE } from '../../ground/evidence/seen.ts';
import { redact } from '../../ground/secrets/redact.ts';
import { hidePlaces } from '../../ground/secrets/secret-places.ts';
import { type RunRecord, recordIn } from '../../ledger/run-record.ts';
import { RunRecorder } from '../../ledger/run-recorder.ts';
import { isRecord } from '../../ledger/saved-run.ts';

/** A step as the feature file writes it, with its outcome. */
export interface RanStep {
  readonly keyword: string;
  readonly text: string;
  readonly status: string;
  readonly message?: string | undefined;
  readonly table?: ReadonlyArray<readonly string[]> | undefined;
  readonly block?: string | undefined;
}

export interface RanExample extends Pick<RecordedExample, 'name' | 'uri' | 'line' | 'evidence'> {
  readonly steps: readonly RanStep[];
  /** What made it fail; absent where that has no two sides. */
  readonly difference?: Difference | undefined;
}

type ToldStep = Omit<RanStep, 'status' | 'message'>;

/** Messages that the rule book has no use for; they are the bulk of the file. */
const NEEDLESS = /^\{"(?:testStepStarted|source|stepDefinition|hook|parameterType|meta)"/;

/** The attachments that it has a use for. */
const KEPT = new Set([EVIDENCE_TYPE, SEEN_TYPE, DIFFERENCE_TYPE]);

const NO_SECRETS: ReadonlySet<string> = new Set();

function keywordsIn(document: GherkinDocument, into: Map<string, string>): void {
  const take = (steps: readonly Step[] = []): void => {
    for (const { id, keyword } of steps) into.set(id, keyword.trim());
  };
  for (const child of document.feature?.children ?? []) {
    take(child.background?.steps);
    take(child.scenario?.steps);
    for (const inner of child.rule?.children ?? []) {
      take(inner.background?.steps);
      take(inner.scenario?.steps);
    }
  }
}

const argumentOf = ({ dataTable, docString }: PickleStepArgument = {}): Pick<RanStep, 'table' | 'block'> => ({
  table: dataTable?.rows.map((row) => row.cells.map((cell) => cell.value)),
  block: docString?.content,
});

const placeOf = (uri: string, line: number, name: string): string => `${uri}:${line}:${name}`;

function told(pickle: Pickle, keywords: ReadonlyMap<string, string>): ToldStep[] {
  return pickle.steps.map(({ text, astNodeIds, argument }) => ({
    keyword: keywords.get(astNodeIds[0] ?? '') ?? '',
    text,
    ...argumentOf(argument),
  }));
}

/** Secrets were replaced when the run was recorded; those that their place gives away are replaced once more here. */
function cleaned(evidence: Evidence | undefined): Evidence | undefined {
  const text = JSON.stringify(evidence ?? '');
  return evidence && hidePlaces(text) !== text ? (redact(evidence, NO_SECRETS) as Evidence) : evidence;
}

function ran(example: RecordedExample, steps: readonly ToldStep[]): RanExample {
  const { name, uri, line, evidence } = example;
  const hooks = example.steps.filter((step) => step.text === '' && step.status === 'FAILED');
  const shown = example.steps.filter((step) => step.text !== '');
  return {
    name,
    uri,
    line,
    evidence: cleaned(evidence),
    difference: example.steps.find(({ difference }) => difference)?.difference,
    steps: [
      ...shown.map(({ text, status, message }, at) => ({
        ...(steps[at] ?? { keyword: '', text }),
        status,
        message,
      })),
      ...hooks.map(({ status, message }) => ({ keyword: '', text: 'At the end', status, message })),
    ],
  };
}

/** Takes one line of the file; answers false when it cannot be read. */
function takeLine(line: string, recorder: RunRecorder, seen: (envelope: Envelope) => void): boolean {
  if (NEEDLESS.test(line)) return true;
  try {
    const envelope = JSON.parse(line) as Envelope;
    seen(envelope);
    if (!envelope.attachment || KEPT.has(envelope.attachment.mediaType)) recorder.take(envelope);
    return true;
  } catch {
    return false;
  }
}

/** The messages of a run: the examples as they ran, by rule. */
export interface ReadMessages {
  readonly examples: ReadonlyMap<string, readonly RanExample[]>;
  /** How many lines make no sense. */
  readonly unreadable: number;
  /** Whether the end of the run is there. */
  readonly ended: boolean;
  /** What the run tells beside its messages. */
  readonly record?: RunRecord | undefined;
}

/** Reads what it can of the messages of a run. */
export function readMessages(text: string): ReadMessages {
  const recorder = new RunRecorder();
  const keywords = new Map<string, string>();
  const pickles = new Map<string, Pickle>();
  let unreadable = 0;
  let ended = false;
  let record: RunRecord | undefined;
  const see = (envelope: Envelope): void => {
    const { gherkinDocument, pickle, testRunFinished } = envelope;
    const told = recordIn(envelope);
    if (isRecord(told) && typeof told.again === 'string') record = told;
    if (testRunFinished) ended = true;
    if (gherkinDocument) keywordsIn(gherkinDocument, keywords);
    if (pickle) pickles.set(placeOf(pickle.uri, pickle.location?.line ?? 0, pickle.name), pickle);
  };
  for (const line of text.split('\n')) if (line !== '' && !takeLine(line, recorder, see)) unreadable += 1;
  const examples = new Map<string, RanExample[]>();
  for (const example of recorder.recorded(0).examples) {
    const pickle = pickles.get(placeOf(example.uri, example.line, example.name));
    const known = examples.get(example.rule) ?? [];
    known.push(ran(example, pickle ? told(pickle, keywords) : []));
    examples.set(example.rule, known);
  }
  return { examples, unreadable, ended, record };
}
