import type { JudgedExample, JudgedRule, Verdicts } from './verdicts.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no form for these
const UNSAYABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escapeXml = (text: string): string =>
  text.replace(UNSAYABLE, '�').replace(/[&<>"\n]/g, (sign) => ESCAPES[sign] as string);

function outcome({ verdict, message = '', fingerprint = '' }: JudgedExample, known: boolean): string {
  const said = `message="${escapeXml(message.split('\n')[0] ?? '')}"`;
  if (verdict === 'fail' && known) return `<skipped message="known failure: ${escapeXml(fingerprint)}"/>`;
  if (verdict === 'fail') return `<failure ${said} type="fail">${escapeXml(message)}</failure>`;
  if (verdict === 'error') return `<error ${said} type="error">${escapeXml(message)}</error>`;
  if (verdict === 'inconclusive') return `<skipped ${said}/>`;
  return verdict === 'recorded' ? '<skipped message="recorded, not judged"/>' : '';
}

function testcase(rule: JudgedRule, example: JudgedExample): string {
  const { name, uri, line, durationMs } = example;
  const attributes = `classname="${escapeXml(`${rule.area}.${rule.id}`)}" name="${escapeXml(name)}" file="${escapeXml(uri)}" line="${line}" time="${durationMs / 1000}"`;
  return `    <testcase ${attributes}>${outcome(example, rule.known === 'accepted')}</testcase>`;
}

function testsuite(area: string, rules: readonly JudgedRule[], startedAt: string): string {
  const cases = rules.flatMap((rule) => rule.examples.map((example) => testcase(rule, example)));
  const count = (element: string): number => cases.filter((text) => text.includes(`><${element}`)).length;
  const seconds =
    rules.flatMap((rule) => rule.examples).reduce((sum, each) => sum + each.durationMs, 0) / 1000;
  return [
    `  <testsuite name="${escapeXml(area)}" tests="${cases.length}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}" time="${seconds.toFixed(3)}" timestamp="${startedAt}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

/** The ledger as JUnit XML: a suite per area, a case per example; what is not green but not red is skipped. */
export function junitXml({ rules, startedAt, overall, troubles }: Verdicts): string {
  const ran = rules.filter((rule) => rule.examples.length > 0);
  const areas = [...new Set(ran.map((rule) => rule.area))];
  const suites = areas.map((area) =>
    testsuite(
      area,
      ran.filter((rule) => rule.area === area),
      startedAt,
    ),
  );
  if (troubles.length > 0) {
    const cases = troubles.map(
      (text) =>
        `    <testcase classname="harness" name="run"><error message="${escapeXml(text.split('\n')[0] ?? '')}" type="error">${escapeXml(text)}</error></testcase>`,
    );
    suites.push(
      [
        `  <testsuite name="harness" tests="${cases.length}" errors="${cases.length}">`,
        ...cases,
        '  </testsuite>',
      ].join('\n'),
    );
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="plumbline ${overall}">\n${suites.join('\n')}\n</testsuites>\n`;
}
