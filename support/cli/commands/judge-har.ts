import { basename, resolve } from 'node:path';
import { type JudgedExchange, type JudgedTraffic, TrafficJudge } from '../../example/past-traffic/judge-traffic.ts';
import { readHar } from '../../example/past-traffic/read-har.ts';
import { trafficRules } from '../../example/past-traffic/traffic-rules.ts';
import type { Circumstances } from '../../ground/evidence/circumstances.ts';
import { idOf } from '../../ground/members.ts';
import { formExamples } from '../../ledger/form-examples.ts';
import { judge } from '../../ledger/judge.ts';
import { writtenLedger } from '../../ledger/ledger-text.ts';
import type { Verdicts } from '../../ledger/verdicts.ts';
import { boundLine } from '../../reports/bound-line.ts';
import { reportSet } from '../../reports/report-set.ts';
import { requireWritable, writeReports } from '../../reports/write-reports.ts';
import { INTERFACES, type ResolvedTarget } from '../../wire/target/target.ts';
import { aboutExamples, circumstancesOf } from '../run/circumstances.ts';
import { readSuite, type Suite } from '../run/suite.ts';
import { declaredTarget } from '../run/target.ts';
import { colors, print, printJson } from '../terminal/streams.ts';
import type { JudgeFlags } from './judge-command.ts';

const MOST_HOSTS = 3;
const WIDTH = 110;

/** What traffic is judged by: published behaviour never, since one exchange shows too little of it. Without a target only its hosts are known. */
function judgedBy(hosts: ReadonlySet<string>, suite: Suite, target: ResolvedTarget | undefined): Circumstances {
  const { book, places } = suite;
  if (target)
    return { ...circumstancesOf({ book, places, target }), scope: 'external', facilities: [], published: false };
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

function exchangeLines({ n, method, url, status, operation, violations, published }: JudgedExchange): string[] {
  const what = status <= 0 ? 'no answer was recorded' : (operation ?? 'no documented operation');
  const mark = violations.length > 0 ? colors.red('✗') : operation ? colors.green('✓') : ' ';
  const { pathname } = new URL(url);
  const lines = [`${mark} ${String(n).padStart(4)}  ${method} ${pathname} → ${status}  ${colors.dim(what)}`];
  for (const text of violations) lines.push(`         ${colors.red(text)}`);
  for (const text of published) lines.push(`         ${colors.dim(`not as published: ${text}`)}`);
  return lines;
}

function wrapped(ids: readonly string[]): string[] {
  const lines: string[] = [];
  for (const id of ids) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + id.length < WIDTH) lines[lines.length - 1] = `${last} ${id}`;
    else lines.push(id);
  }
  return lines.map((line) => `  ${colors.dim(line)}`);
}

function harText(traffic: JudgedTraffic, verdicts: Verdicts, quiet: boolean): string {
  const { exchanges, count } = traffic;
  const lines = [boundLine(verdicts), '', `${count.known} of ${count.all} exchanges are documented operations`];
  for (const each of exchanges) if (!quiet || each.violations.length > 0) lines.push(...exchangeLines(each));
  const left = count.all - exchanges.length;
  if (left > 0) lines.push(`… ${left} more are judged and not listed`);
  const redLines: string[] = [];
  for (const { judged, verdict, id, says, examples } of verdicts.rules) {
    if (!judged || verdict !== 'fail') continue;
    redLines.push(`${colors.red('FAIL')} ${id} ${says}`);
    for (const each of examples) if (each.verdict === 'fail') redLines.push(`  ${each.name}: ${each.message}`);
  }
  // Rules that no exchange shows; those that no recording could show are counted only, where `quiet` is asked for.
  const { notVerifiable } = verdicts.summary;
  const shown = new Set(trafficRules.map(idOf));
  const [missing, others]: [string[], string[]] = [[], []];
  for (const id of traffic.undecided) (shown.has(id) ? missing : others).push(id);
  const unseenLines: string[] = [];
  if (missing.length > 0) unseenLines.push(`no evidence for ${missing.length} rules that recorded traffic can show:`);
  unseenLines.push(...wrapped(missing));
  if (others.length > 0)
    unseenLines.push(`no evidence for ${others.length} rules that only a run can show${quiet ? '' : ':'}`);
  if (!quiet) unseenLines.push(...wrapped(others));
  if (notVerifiable > 0)
    unseenLines.push(`no evidence for ${notVerifiable} rules that need a facility, such as a clock or a handset`);
  for (const section of [redLines, unseenLines]) if (section.length > 0) lines.push('', ...section);
  return lines.join('\n');
}

export async function judgeHar(pieces: AsyncIterable<Uint8Array>, path: string, flags: JudgeFlags): Promise<number> {
  const target = flags.target === undefined ? undefined : await declaredTarget(flags.target);
  const judging = new TrafficJudge(basename(path), target);
  const hosts = new Set<string>();
  for await (const recorded of readHar(pieces, path)) {
    judging.take(recorded);
    if (hosts.size <= MOST_HOSTS) hosts.add(new URL(recorded.exchange.request.url).host);
  }
  const suite = readSuite();
  const by = judgedBy(hosts, suite, target);
  const traffic = judging.result(suite.book.rules, by);
  const run = { ...traffic.run, examples: [...traffic.run.examples, ...formExamples(traffic.run.examples)] };
  const verdicts = judge(suite.book.rules, run, by);
  if (flags.out !== undefined) {
    const out = resolve(flags.out);
    requireWritable(out);
    writeReports(out, reportSet(verdicts, run, undefined), (each) => each);
  }
  const { exchanges, count, undecided } = traffic;
  if (flags.json)
    printJson(JSON.stringify({ ...writtenLedger(verdicts), exchanges, exchangeCount: count.all, undecided }));
  else print(`${harText(traffic, verdicts, flags.quiet === true)}\n`);
  return verdicts.exitCode;
}
