import { bounded } from '../ground/bodies/bounded.ts';
import { xmlAttribute, xmlText } from '../ground/quote/xml.ts';
import { everyRule, type JudgedExample, type JudgedRule, type Verdicts } from '../ledger/verdicts.ts';

const LONGEST_ATTRIBUTE = 500;

type Kind = 'failure' | 'error' | 'skipped' | 'passed';

interface Case {
  readonly kind: Kind;
  readonly seconds: number;
  readonly xml: string;
}

/** What JUnit files cannot tell from the ledger alone. */
export interface JUnitFacts {
  /** The name of the interface a rule belongs to. */
  readonly interfaceOf?: (rule: JudgedRule) => string;
  /** The text about a red rule. */
  readonly textOf?: (rule: JudgedRule) => string | undefined;
}

const attribute = (name: string, value: string | number): string =>
  ` ${name}="${xmlAttribute(bounded(String(value), LONGEST_ATTRIBUTE))}"`;

function problem(kind: 'failure' | 'error', type: string, message: string, text: string): string {
  const [first = ''] = message.split('\n');
  return `<${kind}${attribute('message', first)}${attribute('type', type)}>${xmlText(bounded(text))}</${kind}>`;
}

const skipped = (why: string): [Kind, string] => ['skipped', `<skipped${attribute('message', why)}/>`];

function outcome(rule: JudgedRule, example: JudgedExample, { textOf }: JUnitFacts): [Kind, string] {
  const { verdict, message = '', fingerprint = '', reason } = example;
  if (verdict === 'fail' && rule.known === 'accepted') return skipped(`known failure: ${fingerprint}`);
  if (verdict === 'fail' || verdict === 'error') {
    const kind = verdict === 'fail' ? 'failure' : 'error';
    const about = textOf?.(rule);
    const text = about === undefined ? message : `${message}\n\n${about}`;
    return [kind, problem(kind, verdict === 'fail' ? fingerprint || 'fail' : 'error', message, text)];
  }
  if (verdict === 'inconclusive') return skipped(message.split('\n')[0] || `inconclusive: ${reason ?? ''}`);
  return verdict === 'recorded' ? skipped('recorded, not judged') : ['passed', ''];
}

function testcase(rule: JudgedRule, example: JudgedExample, name: string, facts: JUnitFacts): Case {
  const [kind, inner] = outcome(rule, example, facts);
  const seconds = example.durationMs / 1000;
  const attributes = [
    attribute('classname', `${rule.area}.${rule.id}`),
    attribute('name', name),
    attribute('file', example.uri),
    attribute('line', example.line),
    attribute('time', seconds),
  ].join('');
  return { kind, seconds, xml: `    <testcase${attributes}>${inner}</testcase>` };
}

/** Examples of one rule may share a name, but readers of JUnit files take equal names for one case. */
function nameOf(rule: JudgedRule, { name, line }: JudgedExample): string {
  const shared = rule.examples.filter((each) => each.name === name).length > 1;
  return `${rule.id} ${name}${shared ? ` (line ${line})` : ''}`;
}

/** A judged rule whose examples did not run is reported as skipped, unless it was not selected. */
function silentCase(rule: JudgedRule): Case[] {
  if (!rule.judged || rule.verdict === 'not-selected') return [];
  const [, inner] = skipped([rule.verdict, rule.reason].filter(Boolean).join(': '));
  const attributes = `${attribute('classname', `${rule.area}.${rule.id}`)}${attribute('name', `${rule.id} ${rule.says}`)}`;
  return [{ kind: 'skipped', seconds: 0, xml: `    <testcase${attributes} time="0">${inner}</testcase>` }];
}

function casesOf(rule: JudgedRule, facts: JUnitFacts): Case[] {
  if (rule.examples.length === 0) return silentCase(rule);
  return rule.examples.map((example) => testcase(rule, example, nameOf(rule, example), facts));
}

function counts(cases: readonly Case[]): string {
  const count = (kind: Kind): number => cases.filter((each) => each.kind === kind).length;
  const seconds = cases.reduce((sum, each) => sum + each.seconds, 0);
  return ` tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}" time="${seconds.toFixed(3)}"`;
}

function testsuite(name: string, cases: readonly Case[], startedAt: string): string {
  return [
    `  <testsuite${attribute('name', name)}${counts(cases)}${attribute('timestamp', startedAt.replace(/\..*/, ''))}>`,
    ...cases.map(({ xml }) => xml),
    '  </testsuite>',
  ].join('\n');
}

const troubleCase = (text: string): Case => ({
  kind: 'error',
  seconds: 0,
  xml: `    <testcase classname="harness" name="run" time="0">${problem('error', 'error', text, text)}</testcase>`,
});

/**
 * The ledger as JUnit XML: a suite per interface, a case per example. What is neither green nor red is skipped and says
 * why: inconclusive, recorded, known to fail, or a judged rule that cannot be verified here.
 */
export function junitXml(verdicts: Verdicts, facts: JUnitFacts = {}): string {
  const { startedAt, overall, troubles } = verdicts;
  const suites = new Map<string, Case[]>();
  for (const rule of everyRule(verdicts)) {
    const cases = casesOf(rule, facts);
    const name = facts.interfaceOf?.(rule) ?? rule.area;
    if (cases.length > 0) suites.set(name, [...(suites.get(name) ?? []), ...cases]);
  }
  if (troubles.length > 0) suites.set('harness', troubles.map(troubleCase));
  const all = [...suites.values()].flat();
  const texts = [...suites].map(([name, cases]) => testsuite(name, cases, startedAt));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="plumbline ${overall}"${counts(all)}>\n${texts.join('\n')}\n</testsuites>\n`;
}
