import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import type { RecordedExample, RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { unclaimedBy } from '../../ground/rules/capabilities.ts';
import { isJudged, type Rule } from '../../ground/rules/rule.ts';
import { formViolations } from '../../wire/contract/published-violations.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import { KeptExamples } from './kept-examples.ts';
import { recogniser } from './recogniser.ts';
import type { RecordedExchange } from './recorded-exchange.ts';
import { FirstUses } from './repetition-rules.ts';
import { hasCredentials, type KnownExchange, shapeViolations } from './traffic.ts';
import { examplesOf, shownUrl, unseen } from './traffic-examples.ts';
import { trafficRules } from './traffic-rules.ts';

/** The outcome of one recorded exchange. */
export interface JudgedExchange {
  readonly n: number;
  readonly method: string;
  readonly url: string;
  /** Zero when no answer was recorded. */
  readonly status: number;
  readonly interface?: string | undefined;
  /** The documented operation; absent when it is none. */
  readonly operation?: string | undefined;
  readonly violations: readonly string[];
  /** Departures from what is published only: never judged here. */
  readonly published: readonly string[];
  /** Rules that this exchange shows, held or broken. */
  readonly rules: readonly string[];
}

/** Recorded traffic as a run that can be judged. */
export interface JudgedTraffic {
  /** Every exchange, or of very many the first. */
  readonly exchanges: readonly JudgedExchange[];
  /** How many exchanges there were, and how many of them were documented operations. */
  readonly count: { readonly all: number; readonly known: number };
  /** Judged rules that public interfaces alone could have shown, and no exchange did. */
  readonly undecided: readonly string[];
  readonly run: RecordedRun;
}

/** The most exchanges that are listed, of those that keep to their form and of those that break it. */
const MOST_TOLD = 10_000;

const NEEDS = '@needs-';

/** Judged rules that public interfaces alone could have shown. */
function withinReach(rules: readonly Rule[], { published, tagsByRule, claim }: Circumstances): Rule[] {
  return rules.filter((rule) => {
    const tags = tagsByRule.get(rule.id);
    const needs = tags?.some((tag) => tag.startsWith(NEEDS)) || rule.needs.length > 0;
    return isJudged(rule, published) && tags !== undefined && !needs && !unclaimedBy(claim.capabilities, rule);
  });
}

const breaksIn = (examples: readonly RecordedExample[]): string[] =>
  examples.flatMap(({ steps }) => steps.flatMap(({ message }) => message?.split('; ') ?? []));

function judgedExchange(
  { exchange }: RecordedExchange,
  known: KnownExchange | undefined,
  own: readonly RecordedExample[],
): JudgedExchange {
  const { n, request, status } = exchange;
  const shape = known?.bodyKept ? shapeViolations(known.exchange, known.path) : [];
  const published = known?.bodyKept ? formViolations(known.exchange, known.path) : [];
  return {
    n,
    method: request.method,
    url: shownUrl(request.url),
    status,
    interface: known?.exchange.interface,
    operation: known?.operation,
    violations: [...new Set([...shape, ...breaksIn(own)])],
    published,
    rules: own.map(({ rule }) => rule),
  };
}

const NEED_CREDENTIALS = new Set(trafficRules.filter(({ needsCredentials }) => needsCredentials).map(({ id }) => id));

/** An exchange together with what it shows if credentials were kept elsewhere. */
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
    const known = this.#knownOf(recorded);
    const examples = known ? examplesOf(known, this.#past, this.#file) : [];
    const isOpen = ({ rule }: RecordedExample): boolean => NEED_CREDENTIALS.has(rule);
    const [open, own] = [examples.filter(isOpen), examples.filter((each) => !isOpen(each))];
    for (const example of own) this.#shown.add(example);
    for (const example of open) this.#open.add(example);
    this.#tell({ judged: judgedExchange(recorded, known, own), open });
    if (known) this.#remember(known);
    const { at } = recorded.exchange;
    this.#all += 1;
    this.#startedAt = Math.min(this.#startedAt, at);
    this.#finishedAt = Math.max(this.#finishedAt, at + recorded.tookMs);
  }

  /** What has been seen, as a run; every rule that it does not show stays undecided. */
  result(rules: readonly Rule[], by: Circumstances): JudgedTraffic {
    const examples = [...this.#shown.all, ...(this.#credentialsKept ? this.#open.all : [])];
    const shown = new Set(examples.map(({ rule }) => rule));
    const undecided = withinReach(rules, by).flatMap(({ id }) => (shown.has(id) ? [] : [id]));
    const [file, startedAt, finishedAt] = [this.#file, this.#startedAt, this.#finishedAt];
    const nothing = undecided.map((id) => unseen(id, file, startedAt));
    return {
      exchanges: this.#exchanges(),
      count: { all: this.#all, known: this.#known },
      undecided,
      run: { startedAt, finishedAt, cancelled: false, examples: [...examples, ...nothing], troubles: [] },
    };
  }

  #knownOf({ exchange, ...rest }: RecordedExchange): KnownExchange | undefined {
    const found = this.#recognise(exchange.request.method, exchange.request.url);
    if (!found || exchange.status <= 0) return undefined;
    const { interface: name, ...where } = found;
    return { ...rest, ...where, exchange: { ...exchange, interface: name } };
  }

  #remember(known: KnownExchange): void {
    this.#known += 1;
    this.#past.note(known);
    this.#credentialsKept ||= hasCredentials(known.exchange);
  }

  #tell(told: Told): void {
    const of = this.#told[told.judged.violations.length + breaksIn(told.open).length > 0 ? 'broken' : 'good'];
    if (of.length < MOST_TOLD) of.push(told);
  }

  #exchanges(): JudgedExchange[] {
    return [...this.#told.good, ...this.#told.broken]
      .sort((one, other) => one.judged.n - other.judged.n)
      .map(({ judged, open }) => {
        if (!this.#credentialsKept || open.length === 0) return judged;
        const violations = [...judged.violations, ...breaksIn(open)];
        return { ...judged, violations, rules: [...judged.rules, ...open.map(({ rule }) => rule)] };
      });
  }
}
