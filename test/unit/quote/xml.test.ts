import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visible } from '../../../support/ground/quote/visible.ts';
import { xmlAttribute, xmlText } from '../../../support/ground/quote/xml.ts';
import { hostileText, UNSEEN } from './hostile-text.ts';

const noParser = spawnSync('xmllint', ['--version']).status === 0 ? undefined : 'xmllint is not installed';
if (noParser) console.warn(noParser);

/** What a parser finds in an element and its attribute. */
function parsed(xml: string): string {
  const found = spawnSync('xmllint', ['--xpath', 'concat(/a/@b, "¦", /a)', '-'], { input: xml });
  expect([found.status, found.stderr.toString()]).toEqual([0, '']);
  return found.stdout.toString().replace(/\n$/, '');
}

describe.skipIf(noParser)('a text in XML', () => {
  it('is the same text, with what XML cannot hold spelled out', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (attribute, text) => {
        const xml = `<?xml version="1.0"?><a b="${xmlAttribute(attribute)}">${xmlText(text)}</a>`;
        expect(parsed(xml)).toBe(`${visible(attribute)}¦${visible(text)}`);
        expect(xml).not.toMatch(UNSEEN);
      }),
      { numRuns: 60 },
    );
  });
});
