import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import type { RecordedExample, RecordedRun } from '../../ground/evidence/recorded-run.ts';
import { unclaimedBy } from '../../ground/rules/capabilities.ts';
import { isJudged, type Rule } from '../../ground/rules/rule.ts';
import { formViolations } from '../../wire/contract/published-violations.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';
import type { RecordedExchange } from './read-har.ts';
import { recogniser } from './recogniser.ts';
import { hasCredentials, type KnownExchange, shapeViolations } from './traffic.ts';
import { examplesOf, shownUrl, unseen } from './traffic-examples.ts';

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
  readonly exchanges: readonly JudgedExchange[];
  readonly run: RecordedRun;
}

function recognised(
  recorded: readonly RecordedExchange[],
  target: ResolvedTarget | undefined,
): Map<number, KnownExchange> {
  const recognise = recogniser(target);
  return new Map(
    recorded.flatMap(({ exchange, ...rest }): Array<[number, KnownExchange]> => {
      const known = recognise(exchange.request.method, exchange.request.url);
      if (!known || exchange.status <= 0) return [];
      const { interface: name, ...where } = known;
      return [[exchange.n, { ...rest, ...where, exchange: { ...exchange, interface: name } }]];
    }),
  );
}

const NEEDS = '@needs-';

/** Judged rules that public interfaces alone could have shown. */
function withinReach(rules: readonly Rule[], { published, tagsByRule, claim }: Circumstances): Rule[] {
  return rules.filter((rule) => {
    const tags = tagsByRule.get(rule.id);
    const needs = tags?.some((tag) => tag.startsWith(NEEDS)) || rule.needs.length > 0;
    return isJudged(rule, published) && tags !== undefined && !needs && !unclaimedBy(claim.capabilities, rule);
  });
}

function judgedExchange(
  { exchange }: RecordedExchange,
  known: KnownExchange | undefined,
  own: readonly RecordedExample[],
): JudgedExchange {
  const { n, request, status } = exchange;
  const broken = own.flatMap(({ steps }) => steps.flatMap(({ message }) => message?.split('; ') ?? []));
  const shape = known?.bodyKept ? shapeViolations(known.exchange, known.path) : [];
  const published = known?.bodyKept ? formViolations(known.exchange, known.path) : [];
  return {
    n,
    method: request.method,
    url: shownUrl(request.url),
    status,
    interface: known?.exchange.interface,
    operation: known?.operation,
    violations: [...new Set([...shape, ...broken])],
    published,
    rules: own.map(({ rule }) => rule),
  };
}

/** Examples by the entry that they are about. */
function byEntry(examples: readonly RecordedExample[]): ReadonlyMap<number, readonly RecordedExample[]> {
  const found = new Map<number, RecordedExample[]>();
  for (const example of examples) {
    const same = found.get(example.line);
    if (same) same.push(example);
    else found.set(example.line, [example]);
  }
  return found;
}

/** Holds recorded traffic against the rules that it can show; every other judged rule stays undecided. */
export function judgeTraffic(
  recorded: readonly RecordedExchange[],
  {
    rules,
    by,
    file,
    target,
  }: { rules: readonly Rule[]; by: Circumstances; file: string; target: ResolvedTarget | undefined },
): JudgedTraffic {
  const known = recognised(recorded, target);
  const exchanges = [...known.values()];
  const traffic = { exchanges, credentialsKept: exchanges.some(({ exchange }) => hasCredentials(exchange)) };
  const examples = examplesOf(traffic, file);
  const own = byEntry(examples);
  const startedAt = recorded.reduce((first, { exchange }) => Math.min(first, exchange.at), Infinity);
  const shown = new Set(examples.map(({ rule }) => rule));
  const undecided = withinReach(rules, by).filter(({ id }) => !shown.has(id));
  return {
    exchanges: recorded.map((each) => judgedExchange(each, known.get(each.exchange.n), own.get(each.exchange.n) ?? [])),
    run: {
      startedAt,
      finishedAt: recorded.reduce((last, { exchange, tookMs }) => Math.max(last, exchange.at + tookMs), 0),
      cancelled: false,
      examples: [...examples, ...undecided.map(({ id }) => unseen(id, file, startedAt))],
      troubles: [],
    },
  };
}
