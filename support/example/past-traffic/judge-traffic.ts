import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import type { RecordedExample, RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { ruleOf } from '../../ground/members.ts';
import { unclaimedBy } from '../../ground/rules/capabilities.ts';
import { isJudged, type Rule } from '../../ground/rules/rule.ts';
import { formViolations } from '../../wire/contract/check.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RecordedExchange } from './read-har.ts';
import { FirstUses, recogniser, shapeViolations } from './traffic.ts';
import { examplesOf, shownUrl, unseen } from './traffic-examples.ts';
import { NEEDS_CREDENTIALS } from './traffic-rules.ts';

const MOST = { passed: 20, failed: 100 };

/** Examples of any number in a limited space: of many of one kind, the last that is kept stands for all further ones. */
class KeptExamples {
  readonly #kinds = new Map<string, RecordedExample[]>();
  readonly #deviations = new Set<string>();

  add(example: RecordedExample): void {
    const { rule, steps, seen } = example;
    const hasPassed = steps.every(({ status }) => status === 'PASSED');
    const kind = [rule, hasPassed, ...(seen?.forms ?? [])].join(' ');
    const same = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, same);

    const before = this.#deviations.size;
    for (const { row, standing, where, wanted } of seen?.broken ?? [])
      this.#deviations.add([row, standing, where, wanted].join(' '));
    const isNews = this.#deviations.size > before;

    const last = same.at(-1);
    const most = hasPassed ? MOST.passed : MOST.failed;
    if (last === undefined || isNews || same.length < most) same.push(example);
    else same[same.length - 1] = { ...last, count: (last.count ?? 1) + 1 };
  }

  all(): RecordedExample[] {
    const all: RecordedExample[] = [];
    for (const { name, count = 1, ...rest } of [...this.#kinds.values()].flat())
      all.push(count === 1 ? { name, ...rest } : { ...rest, count, name: `${name}, and ${count - 1} more` });
    return all.sort((one, other) => one.line - other.line);
  }
}

export interface JudgedExchange {
  readonly n: number;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly interface?: string | undefined;
  readonly operation?: string | undefined;
  readonly violations: readonly string[];
  readonly published: readonly string[];
  readonly rules: readonly string[];
}

export interface JudgedTraffic {
  readonly exchanges: readonly JudgedExchange[];
  readonly count: { readonly all: number; readonly known: number };
  readonly undecided: readonly string[];
  readonly run: RecordedRun;
}

/** The most exchanges that are listed, of those that keep to their form and of those that break it. */
const MOST_TOLD = 10_000;

function breaksIn(examples: readonly RecordedExample[]): string[] {
  const breaks: string[] = [];
  for (const { steps } of examples) for (const { message } of steps) breaks.push(...(message?.split('; ') ?? []));
  return breaks;
}

interface Told {
  readonly judged: JudgedExchange;
  readonly open: readonly RecordedExample[];
}

/** Holds recorded traffic against the rules that it can show, one exchange after the other; what is kept of them is limited. */
export class TrafficJudge {
  readonly #file: string;
  readonly #recognise: ReturnType<typeof recogniser>;
  readonly #past = new FirstUses();
  readonly #shown = new KeptExamples();
  readonly #open = new KeptExamples();
  readonly #told: Record<'good' | 'broken', Told[]> = { good: [], broken: [] };
  #credentialsKept = false;
  #startedAt = Infinity;
  #finishedAt = 0;
  #all = 0;
  #known = 0;

  constructor(file: string, target: ResolvedTarget | undefined) {
    this.#file = file;
    this.#recognise = recogniser(target);
  }

  take(recorded: RecordedExchange): void {
    const { exchange, ...rest } = recorded;
    const { n, at, request, status } = exchange;
    const found = status > 0 ? this.#recognise(request.method, request.url) : undefined;
    const known = found && { ...rest, ...found, exchange: { ...exchange, interface: found.interface } };
    const open: RecordedExample[] = [];
    const own: RecordedExample[] = [];
    for (const example of known ? examplesOf(known, this.#past, this.#file) : []) {
      const needsCredentials = example.rule === NEEDS_CREDENTIALS;
      (needsCredentials ? open : own).push(example);
      (needsCredentials ? this.#open : this.#shown).add(example);
    }
    const shape = known?.bodyKept ? shapeViolations(known.exchange, known.path) : [];
    const judged = {
      n,
      method: request.method,
      url: shownUrl(request.url),
      status,
      interface: known?.exchange.interface,
      operation: known?.operation,
      violations: [...new Set([...shape, ...breaksIn(own)])],
      published: known?.bodyKept ? formViolations(known.exchange, known.path) : [],
      rules: own.map(ruleOf),
    };
    const told = this.#told[judged.violations.length + breaksIn(open).length > 0 ? 'broken' : 'good'];
    if (told.length < MOST_TOLD) told.push({ judged, open });

    if (known) {
      this.#known += 1;
      this.#past.note(known);
      this.#credentialsKept ||= 'authorization' in known.exchange.request.headers;
    }
    this.#all += 1;
    this.#startedAt = Math.min(this.#startedAt, at);
    this.#finishedAt = Math.max(this.#finishedAt, at + recorded.tookMs);
  }

  result(rules: readonly Rule[], by: Circumstances): JudgedTraffic {
    const examples = this.#shown.all();
    if (this.#credentialsKept) examples.push(...this.#open.all());
    const shown = new Set<string>();
    for (const { rule } of examples) shown.add(rule);
    const [startedAt, finishedAt] = [this.#startedAt, this.#finishedAt];
    const undecided: string[] = [];
    for (const rule of rules) {
      const { id, needs } = rule;
      const tags = by.tagsByRule.get(id);
      if (!tags || needs.length > 0 || !isJudged(rule, by.published) || shown.has(id)) continue;
      if (tags.some((tag) => tag.startsWith('@needs-')) || unclaimedBy(by.claim.capabilities, rule)) continue;
      undecided.push(id);
      examples.push(unseen(id, this.#file, startedAt));
    }
    const exchanges: JudgedExchange[] = [];
    for (const { judged, open } of [...this.#told.good, ...this.#told.broken]) {
      const counted = this.#credentialsKept ? open : [];
      const violations = [...judged.violations, ...breaksIn(counted)];
      exchanges.push({ ...judged, violations, rules: [...judged.rules, ...counted.map(ruleOf)] });
    }
    return {
      exchanges: exchanges.sort((one, other) => one.n - other.n),
      count: { all: this.#all, known: this.#known },
      undecided,
      run: { startedAt, finishedAt, cancelled: false, examples, troubles: [] },
    };
  }
}
