import { describe, expect, it } from 'vitest';
import { operations } from '../../support/ground/operations/loader.ts';
import { formViolations } from '../../support/wire/contract/check.ts';
import type { Exchange } from '../../support/wire/http/exchange.ts';

const exchangeOf = (method: string, status: number, json: unknown, at = 'messaging'): Exchange => ({
  n: 1,
  interface: at,
  at: 0,
  request: { method, url: 'http://platform.example/', headers: {} },
  status,
  headers: {},
  text: JSON.stringify(json),
  json,
  looked: false,
});

/** Every form with a path that its operation may have on the wire. */
const planted = Object.entries(operations).flatMap(([name, { interface: at, method, path, answers }]) => {
  const wire = path.replaceAll(/\{\w+\}/g, '7c3f9a52-3f0e-4f43-9d2b-1f6c7a8b9c0d');
  const published = Object.entries(answers()).filter(([, form]) => form.published !== undefined);
  return published.map(([status]) => [name, Number(status), at, method, wire] as const);
});

it.each(planted)('an answer to %s with %i that is nothing like its form is told', (_name, status, at, method, path) => {
  const told = formViolations(exchangeOf(method, status, 7, at), path);
  expect(told.length).toBeGreaterThan(0);
});

const MESSAGE = {
  message_id: '7c3f9a52-3f0e-4f43-9d2b-1f6c7a8b9c0d',
  status: 'queued',
  content: 'Hi',
  destination_number: '+46700000001',
};

describe('one wrong member', () => {
  it.each([
    ['a status that nobody knows', { status: 'lost' }, '/status'],
    ['an id that is none', { message_id: 'x' }, '/message_id'],
    ['a text for a truth value', { delivery_report: 'true' }, '/delivery_report'],
    ['an instant that is none', { scheduled: 'soon' }, '/scheduled'],
  ])('%s is told with its pointer', (_title, wrong, pointer) => {
    const exchange = exchangeOf('GET', 200, { ...MESSAGE, ...wrong });
    const [told, ...others] = formViolations(exchange, `/v1/messages/${MESSAGE.message_id}`);
    expect(told).toContain(`${pointer} `);
    expect(others).toEqual([]);
  });

  it('is told of the second instance as of the first', () => {
    const exchange = exchangeOf('GET', 200, { ...MESSAGE, status: 'lost' }, 'messagingApac');
    expect(formViolations(exchange, `/v1/messages/${MESSAGE.message_id}`)).toHaveLength(1);
  });
});

it('members that nobody knows, and answers without a form, are let through', () => {
  const path = `/v1/messages/${MESSAGE.message_id}`;
  expect(formViolations(exchangeOf('GET', 200, { ...MESSAGE, more: {} }), path)).toEqual([]);
  expect(formViolations(exchangeOf('GET', 418, 7), path)).toEqual([]);
  expect(formViolations(exchangeOf('GET', 200, 7), '/v1/nowhere')).toEqual([]);
});

it('the key that is enabled is not taken for a key of that id', () => {
  const key = {
    key_id: MESSAGE.message_id,
    cipher: 'RSA',
    digest: 'SHA256',
    created: '2024-01-15T12:00:00Z',
  };
  const exchange = exchangeOf('GET', 200, { ...key, enabled: false });
  expect(formViolations(exchange, `/v1/iam/signature_keys/${key.key_id}`)).toEqual([]);
  expect(formViolations(exchange, '/v1/iam/signature_keys/enabled')).toHaveLength(1);
});
