import { basename, resolve } from 'node:path';
import { TrafficJudge } from '../../example/past-traffic/judge-traffic.ts';
import { readHar } from '../../example/past-traffic/read-har.ts';
import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import { formExamples } from '../../ledger/form-examples.ts';
import { judge } from '../../ledger/judge.ts';
import { reportSet } from '../../reports/report-set.ts';
import { requireWritable, writeReports } from '../../reports/write-reports.ts';
import { INTERFACES, type ResolvedTarget } from '../../wire/target/target.ts';
import { declaredTarget } from '../plan/declared-target.ts';
import { aboutExamples, circumstancesOf } from '../run/circumstances.ts';
import { readSuite, type Suite } from '../run/suite.ts';
import { print, printJson } from '../terminal/streams.ts';
import { harText } from './har-text.ts';
import type { JudgeFlags } from './judge-command.ts';

/** The most hosts that name the target of traffic. */
const MOST_HOSTS = 3;

/** Traffic without a declared target: only its hosts are known. */
function undeclared(hosts: ReadonlySet<string>, { places }: Suite): Circumstances {
  const names = [...hosts];
  return {
    target: names.length > MOST_HOSTS ? `${names.slice(0, MOST_HOSTS).join(', ')}, …` : names.join(', '),
    claim: { product: 'unknown', version: 'unknown' },
    scope: 'external',
    facilities: [],
    interfaces: INTERFACES,
    ...aboutExamples(places),
    knownFailures: [],
    published: false,
    today: new Date().toISOString().slice(0, 10),
  };
}

/** What traffic is judged by: published behaviour never, since one exchange shows too little of it. */
function circumstances(hosts: ReadonlySet<string>, suite: Suite, target: ResolvedTarget | undefined): Circumstances {
  if (!target) return undeclared(hosts, suite);
  const by = circumstancesOf({ ...suite, target });
  return { ...by, scope: 'external', facilities: [], published: false };
}

/** Judges the exchanges of a HAR file as far as they show rules; returns the exit code. */
export async function judgeHar(pieces: AsyncIterable<Uint8Array>, path: string, flags: JudgeFlags): Promise<number> {
  const target = flags.target === undefined ? undefined : await declaredTarget(flags.target);
  const [judging, hosts] = [new TrafficJudge(basename(path), target), new Set<string>()];
  for await (const recorded of readHar(pieces, path)) {
    judging.take(recorded);
    if (hosts.size <= MOST_HOSTS) hosts.add(new URL(recorded.exchange.request.url).host);
  }
  const suite = readSuite();
  const by = circumstances(hosts, suite, target);
  const traffic = judging.result(suite.book.rules, by);
  const run = { ...traffic.run, examples: [...traffic.run.examples, ...formExamples(traffic.run.examples)] };
  const verdicts = judge(suite.book.rules, run, by);
  if (flags.out !== undefined) {
    const out = resolve(flags.out);
    requireWritable(out);
    const files = [...reportSet(verdicts, run, [])].filter(([name]) => name !== 'cucumber.ndjson');
    writeReports(out, files, (each) => each);
  }
  const { exchanges, count, undecided } = traffic;
  if (flags.json) printJson(JSON.stringify({ ...verdicts, exchanges, exchangeCount: count.all, undecided }));
  else print(`${harText(traffic, verdicts, flags.quiet === true)}\n`);
  return verdicts.exitCode;
}
