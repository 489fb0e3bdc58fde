import type { Envelope, Pickle } from '@cucumber/messages';
import { collect } from '../../ground/collect.ts';
import { DIFFERENCE_TYPE, type Difference } from '../../ground/evidence/difference.ts';
import { EVIDENCE_TYPE, type RecordedExample } from '../../ground/evidence/recorded-run.ts';
import { SEEN_TYPE } from '../../ground/evidence/seen.ts';
import { redact } from '../../ground/secrets/redact.ts';
import { hidePlaces } from '../../ground/secrets/secret-places.ts';
import { type KeptStep, noteKeywords } from '../../ledger/kept-messages.ts';
import { type RunRecord, recordIn } from '../../ledger/run-record.ts';
import { RunRecorder } from '../../ledger/run-recorder.ts';
import { isRecord } from '../../ledger/saved-run.ts';

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
  readonly difference?: Difference | undefined;
}

type WrittenStep = Omit<RanStep, 'status' | 'message'>;

/** Messages that the rule book has no use for; runs of earlier versions have them. */
const NEEDLESS = /^\{"(?:testStepStarted|source|stepDefinition|hook|parameterType|meta)"/;

const KEPT = new Set([EVIDENCE_TYPE, SEEN_TYPE, DIFFERENCE_TYPE]);

const NO_SECRETS: ReadonlySet<string> = new Set();

const placeOf = (uri: string, line: number, name: string): string => `${uri}:${line}:${name}`;

function ran({ name, uri, line, evidence, steps }: RecordedExample, written: readonly WrittenStep[]): RanExample {
  const shown: RanStep[] = [];
  const hooks: RanStep[] = [];
  for (const { text, status, message } of steps) {
    if (text !== '') shown.push({ ...(written[shown.length] ?? { keyword: '', text }), status, message });
    else if (status === 'FAILED') hooks.push({ keyword: '', text: 'At the end', status, message });
  }
  const difference = steps.find((step) => step.difference)?.difference;
  // Secrets were replaced when the run was recorded; those that their place gives away are replaced once more here.
  const text = JSON.stringify(evidence ?? '');
  const cleared = evidence && hidePlaces(text) !== text ? (redact(evidence, NO_SECRETS) as typeof evidence) : evidence;
  return { name, uri, line, evidence: cleared, difference, steps: [...shown, ...hooks] };
}

export function readMessages(text: string) {
  const recorder = new RunRecorder();
  const keywords = new Map<string, string>();
  const pickles = new Map<string, Pickle>();
  let unreadable = 0;
  let ended = false;
  let record: RunRecord | undefined;
  for (const line of text.split('\n')) {
    if (line === '' || NEEDLESS.test(line)) continue;
    try {
      const envelope = JSON.parse(line) as Envelope;
      const { attachment, gherkinDocument, pickle, testRunFinished } = envelope;
      const told = recordIn(envelope);
      if (isRecord(told) && typeof told.again === 'string') record = told;
      if (testRunFinished) ended = true;
      if (gherkinDocument) noteKeywords(gherkinDocument, keywords);
      if (pickle) pickles.set(placeOf(pickle.uri, pickle.location?.line ?? 0, pickle.name), pickle);
      if (!attachment || KEPT.has(attachment.mediaType)) recorder.take(envelope);
    } catch {
      unreadable += 1;
    }
  }

  const examples = new Map<string, RanExample[]>();
  for (const example of recorder.recorded(0).examples) {
    const pickle = pickles.get(placeOf(example.uri, example.line, example.name));
    const steps: WrittenStep[] = [];
    for (const step of pickle?.steps ?? []) {
      const { text, astNodeIds = [], argument = {}, keyword: kept } = step as typeof step & Partial<KeptStep>;
      const table = argument.dataTable?.rows.map((row) => row.cells.map((cell) => cell.value));
      const keyword = kept ?? keywords.get(astNodeIds[0] ?? '') ?? '';
      steps.push({ keyword, text, table, block: argument.docString?.content });
    }
    collect(examples, example.rule, ran(example, steps));
  }
  return { examples, unreadable, ended, record };
}
