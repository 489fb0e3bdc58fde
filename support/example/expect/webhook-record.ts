import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { isObject, readJson } from '../../ground/json.ts';
import { valuesIn } from '../session/json-members.ts';
import type { Webhook } from '../verbs/webhooks.ts';

const sorted = (list: readonly unknown[]): string[] => list.map((each) => JSON.stringify(each)).sort();

/** The same value: a list in any sequence, and a template as a text or as the JSON in it. */
function isSame(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) return Array.isArray(value) && isDeepStrictEqual(sorted(value), sorted(wanted));
  if (isDeepStrictEqual(value, wanted)) return true;
  return typeof wanted === 'string' && isObject(value) && isDeepStrictEqual(value, readJson(wanted));
}

/** A webhook is there and shows what was set; the document names no members of what is retrieved. */
export function expectShown(webhook: Webhook | undefined, set: Webhook, name: string): void {
  expect(webhook, `the webhook ${name}`).to.be.an('object');
  const shown = valuesIn(webhook);
  for (const [member, wanted] of Object.entries(set))
    expect(
      shown.some((value) => isSame(value, wanted)),
      `the webhook ${name} shows ${member} ${JSON.stringify(wanted)}: ${JSON.stringify(webhook)}`,
    ).to.equal(true);
}
