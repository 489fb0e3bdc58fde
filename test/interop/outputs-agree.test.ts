import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CTRFReport } from 'ctrf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf } from '../../support/ledger/tally.ts';
import type { JudgedRule, Verdicts } from '../../support/ledger/verdicts.ts';
import { folder, plumbline, type Ready, type Running, serve, targetFile } from './command-line.ts';
import { pageOf, report } from './red-run.ts';

/** One rule of each kind on a target without a lab whose number lookup is down and whose token service is faulty. */
const KINDS = {
  pass: 'AUTH-BASIC-01',
  fail: 'TOK-04',
  inconclusive: 'LOOKUP-FMT-01',
  notVerifiable: 'DR-ID-01',
  recorded: 'TOK-08',
} as const;
const FAULT = 'token.lifetime-as-text';

const out = join(folder, 'one-run');
const read = (name: string): string => readFileSync(join(out, name), 'utf8');

function target({ lab: _, credentials, ...interfaces }: Ready): string {
  return targetFile('one-run', {
    name: 'one run',
    kind: 'external',
    scope: 'external',
    interfaces: { ...interfaces, lookup: ['http://127.0.0.1:9'] },
    credentials,
    numbers: { reachable: ['+61491570156'] },
    sideEffects: 'all',
  });
}

describe('the outputs of one run', () => {
  let platform: Running;
  let verdicts: Verdicts;
  let told: string;

  beforeAll(async () => {
    const { running, ready } = await serve('one-run', '--fault', FAULT);
    platform = running;
    const rules = Object.values(KINDS).flatMap((id) => ['--rule', id]);
    const { stdout } = await plumbline(['run', '--target', target(ready), '--quiet', '--out', out, ...rules]);
    told = stdout.split('\n')[0] as string;
    verdicts = JSON.parse(read('verdicts.json')) as Verdicts;
    await report(out);
  }, 60_000);
  afterAll(() => platform?.child.kill('SIGKILL'));

  const idsIn = (column: string): string[] =>
    verdicts.rules.filter((rule: JudgedRule) => columnOf(rule) === column).map(({ id }) => id);

  it('has a rule of each kind in the ledger', () => {
    for (const [column, id] of Object.entries(KINDS)) expect(idsIn(column)).toContain(id);
    const { pass, inconclusive, notVerifiable, error } = verdicts.summary;
    expect([pass, inconclusive, notVerifiable, error]).toEqual([1, 1, 1, 0]);
  });

  it('say the same first line on the console, in Markdown, in CTRF and on the page', () => {
    expect(told).toMatch(
      /^NOT CONFORMANT \(partial: .*\) · scope external · 1 of \d+ judged rules passed, \d failed, 1 /,
    );
    expect(read('verdicts.md')).toContain(`**${told}**`);
    const ctrf = JSON.parse(read('ctrf.json')) as CTRFReport;
    expect(ctrf.results.summary.extra).toMatchObject({ verdict: told, overall: verdicts.overall });
    const [, bound = ''] = /<p class="bound">(.*?)<\/p>/.exec(readFileSync(pageOf(out), 'utf8')) ?? [];
    expect(`NOT CONFORMANT (${bound.replace(/<[^>]+>/g, '').replace(' · ', ') · ')}`).toBe(told);
  });

  it('have the rules of each kind in JUnit, with sums that are right', () => {
    const xml = read('junit.xml');
    const cases = [...xml.matchAll(/<testcase classname="\w+\.([\w-]+)"[^>]*>(?:<(failure|error|skipped))?/g)];
    const idsWith = (element: string): string[] => [
      ...new Set(cases.filter((each) => each[2] === element).map((each) => each[1] as string)),
    ];
    expect(idsWith('failure')).toEqual(idsIn('fail'));
    expect(idsWith('error')).toEqual(idsIn('inconclusive'));
    const [, apart = ''] = /<testsuite name="Not verified here"(.*?)<\/testsuite>/s.exec(xml) ?? [];
    for (const id of idsIn('notVerifiable')) expect(apart).toContain(`.${id}"`);
    const [, tests, failures, errors, skipped] = (
      /<testsuites [^>]*tests="(\d+)" failures="(\d+)" errors="(\d+)" skipped="(\d+)"/.exec(xml) ?? []
    ).map(Number);
    const count = (element?: string): number => cases.filter((each) => each[2] === element).length;
    expect([tests, failures, errors, skipped]).toEqual([cases.length, ...['failure', 'error', 'skipped'].map(count)]);
  });

  it('have as many cases of each outcome in CTRF as in JUnit, and as many rules in Allure as in the ledger', () => {
    const { summary, tests } = (JSON.parse(read('ctrf.json')) as CTRFReport).results;
    const [, failures, errors] = (/failures="(\d+)" errors="(\d+)"/.exec(read('junit.xml')) ?? []).map(Number);
    expect([summary.tests, summary.failed, summary.other]).toEqual([tests.length, failures, errors]);
    const results = readdirSync(join(out, 'allure-results')).filter((name) => name.endsWith('-result.json'));
    const statuses = results.map((name) => (JSON.parse(read(`allure-results/${name}`)) as { status: string }).status);
    const { pass, fail } = verdicts.summary;
    for (const [status, count] of Object.entries({ passed: pass, failed: fail }))
      expect(statuses.filter((each) => each === status)).toHaveLength(count);
  });

  it('have their counts on the page as buttons for as many rules', () => {
    const page = readFileSync(pageOf(out), 'utf8');
    const shown = { fail: 'fail', inconclusive: 'inconclusive', pass: 'pass', recorded: 'recorded' } as const;
    for (const [verdict, column] of Object.entries({ ...shown, 'not-verifiable': 'notVerifiable' })) {
      const [, count] = new RegExp(`data-find="verdict=${verdict}">.*?<b>(\\d+)</b>`).exec(page) ?? [];
      expect([verdict, Number(count)]).toEqual([verdict, idsIn(column).length]);
      const rules = [
        ...page.matchAll(
          /<details class="rule [^"]*" id="([^"]+)" data-verdict="([^"]+)"[^>]*data-interface="(?!own)/g,
        ),
      ];
      expect(rules.filter((rule) => rule[2] === verdict).map((rule) => rule[1])).toEqual(idsIn(column));
    }
  });
});
