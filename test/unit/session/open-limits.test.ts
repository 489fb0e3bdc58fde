import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../support/example/session/api/messages-api.ts';
import { allowRefusal } from '../../../support/example/verbs/sending.ts';
import { obstacleIn } from '../../../support/ground/problems/inconclusive.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';

const draft = (members: Partial<Draft>): Draft => ({
  content: 'Hello',
  destination_number: '+46700000001',
  ...members,
});

const refused = (members: Partial<Draft>, status = 400) => {
  try {
    allowRefusal({ status } as Exchange, [draft({}), draft(members)]);
    return undefined;
  } catch (error) {
    return { ...obstacleIn(error), message: (error as Error).message };
  }
};

const url = (length: number): string => 'http://127.0.0.1/'.padEnd(length, 'x');
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, place) => [`key-${place}`, '1']));

describe('a refused message', () => {
  it.each([
    ['six keys', { metadata: keys(6) }, /refuses such metadata with HTTP status 400; the document gives no limit/],
    ['a key in another script', { metadata: { 名前: '1' } }, /such metadata/],
    ['a long value', { metadata: { note: 'x'.repeat(65) } }, /such metadata/],
    ['a long callback URL', { callbackUrl: url(201) }, /a callback URL of 201 characters/],
  ])('with %s says nothing about the platform', (_, members, message) => {
    expect(refused(members)).toMatchObject({ reason: 'insufficient-evidence', leftOpen: true });
    expect(refused(members)?.message).toMatch(message);
  });

  it.each([
    ['nothing unusual', {}],
    ['five short keys', { metadata: { ...keys(4), name: 'Jörg & Zoë' } }],
    ['a callback URL of usual length', { callbackUrl: url(200) }],
  ])('with %s is judged', (_, members) => {
    expect(refused(members)).toBeUndefined();
  });

  it.each([202, 401, 403, 500])('is meant alone, not one answered with HTTP status %i', (status) => {
    expect(refused({ metadata: keys(6) }, status)).toBeUndefined();
  });
});
