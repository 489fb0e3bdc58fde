import type { Difference } from '../ground/evidence/difference.ts';
import type { Evidence, RecordedExample } from '../ground/evidence/recorded-run.ts';
import type { BrokenForm } from '../ground/evidence/seen.ts';
import { OBSERVED, PUBLISHED } from '../ground/rules/example-index.ts';

const MOST_TOLD = 20;

function narrowed(evidence: Evidence | undefined, { n, isLetter }: BrokenForm): Evidence | undefined {
  if (evidence === undefined) return undefined;
  const { exchanges: _, callbacks: __, ...small } = evidence;
  return {
    ...small,
    witness: [],
    get exchanges() {
      return isLetter ? [] : evidence.exchanges.filter((each) => each.n === n);
    },
    get callbacks() {
      return isLetter ? evidence.callbacks.filter((each) => (each as { n?: number }).n === n) : [];
    },
  };
}

type Marked = readonly string[];

/** Only an example that judges can show a form; a published one only where that is judged. */
const marksOf = ({ tags }: RecordedExample, standing?: BrokenForm['standing']): Marked => [
  ...(tags.includes(OBSERVED) ? [OBSERVED] : []),
  ...(tags.includes(PUBLISHED) || standing === 'published' ? [PUBLISHED] : []),
];

const weightOf = (marks: Marked): number => marks.length + (marks.includes(OBSERVED) ? 2 : 0);

function exampleOf(row: string, by: RecordedExample, marks: Marked): RecordedExample {
  const form = row.slice('FORM-'.length).replaceAll('-', ' ');
  return {
    ...by,
    rule: row,
    name: `${form}, as seen in ${by.rule} "${by.name}"`,
    tags: [`@${row}`, ...marks],
    steps: [{ text: `the form of ${form} is kept`, part: 'then', status: 'PASSED' }],
    finished: true,
    evidence: undefined,
    answers: undefined,
    seen: { forms: [], broken: [], restsOn: (by.seen?.restsOn ?? []).filter((each) => each !== 'client') },
  };
}

function brokenExample(broken: BrokenForm, by: RecordedExample): RecordedExample {
  const { row, standing, where, wanted, got } = broken;
  const example = exampleOf(row, by, marksOf(by, standing));
  const text = `${where} has to ${wanted}, as ${standing}`;
  const print = { expected: `to ${wanted}`, actual: got };
  const difference: Difference = {
    subject: where,
    path: '',
    relation: 'keeps form',
    expected: wanted,
    actual: got,
    print,
  };
  return {
    ...example,
    name: `${where}, seen in ${by.rule} "${by.name}"`,
    steps: [{ text, part: 'then', status: 'FAILED', thrown: 'ContractViolation', difference }],
    evidence: narrowed(by.evidence, broken),
  };
}

interface Row {
  /** The first example that showed the form, by the marks that it carries; the fewer marks, the more it judges. */
  readonly shown: Map<string, { readonly by: RecordedExample; readonly marks: Marked; count: number }>;
  readonly broken: Map<string, RecordedExample>;
}

/** The forms of answers and letters as examples of rows of their own, one for each deviation and one for the rest. */
export function formExamples(examples: readonly RecordedExample[]): RecordedExample[] {
  const rows = new Map<string, Row>();
  const rowOf = (id: string): Row => {
    const known = rows.get(id) ?? { shown: new Map(), broken: new Map() };
    rows.set(id, known);
    return known;
  };
  for (const example of examples) {
    for (const id of example.seen?.forms ?? []) {
      const { shown } = rowOf(id);
      const marks = marksOf(example);
      const known = shown.get(marks.join());
      const { count = 1 } = example;
      if (known) known.count += count;
      else shown.set(marks.join(), { by: example, marks, count });
    }
    for (const each of example.seen?.broken ?? []) {
      const { broken } = rowOf(each.row);
      const key = `${marksOf(example, each.standing).join()} ${each.where} ${each.wanted}`;
      if (!broken.has(key) && broken.size < MOST_TOLD) broken.set(key, brokenExample(each, example));
    }
  }

  const forms: RecordedExample[] = [];
  for (const [id, { shown, broken }] of rows) {
    const [good] = [...shown.values()].sort((one, other) => weightOf(one.marks) - weightOf(other.marks));
    if (good) forms.push({ ...exampleOf(id, good.by, good.marks), count: good.count });
    forms.push(...broken.values());
  }
  return forms;
}
