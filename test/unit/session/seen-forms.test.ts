import { describe, expect, it } from 'vitest';
import { SeenForms } from '../../../support/example/session/seen-forms.ts';
import type { Notification } from '../../../support/wire/callbacks/notification.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';

const answer = (status: number, json: unknown, path = '/v1/replies'): [Exchange, string] => [
  {
    n: 3,
    interface: 'messaging',
    at: 0,
    request: { method: 'GET', url: `http://platform.example${path}`, headers: {} },
    status,
    headers: { 'content-type': 'application/json' },
    text: JSON.stringify(json),
    json,
    looked: false,
  },
  path,
];

const seen = (...answers: ReadonlyArray<[Exchange, string]>): SeenForms => {
  const forms = new SeenForms();
  for (const each of answers) forms.see(...each);
  return forms;
};

describe('answers', () => {
  it('are noted by the form of their operation', () => {
    const { rows, broken } = seen(answer(200, { replies: [] }));
    expect([rows, broken]).toEqual([['FORM-list-replies'], []]);
  });

  it('that are refusals verify nothing, but may break the form', () => {
    expect(seen(answer(401, { message: 'No' })).rows).toEqual([]);
    expect(seen(answer(401, { message: 5 })).broken).toMatchObject([
      { row: 'FORM-list-replies', wanted: 'be string', got: '5', n: 3 },
    ]);
  });

  it('of an operation that nobody shows are not looked at', () => {
    expect(seen(answer(200, 7, '/v1/nowhere')).broken).toEqual([]);
    expect(seen(answer(418, 7)).broken).toEqual([]);
  });

  it('with the same mistake in many entries tell it once', () => {
    const entries = Array.from({ length: 30 }, () => ({ reply_id: 5 }));
    const told = seen(answer(200, { replies: entries })).broken.filter(({ wanted }) => wanted === 'be string');
    expect(new Set(told.map(({ where }) => where)).size).toBe(told.length);
  });
});

it('a letter counts once, however often a step reads it', () => {
  const forms = new SeenForms();
  const letter = { n: 1, receiver: 'home', json: { delivery_report_id: 5 }, body: '' } as unknown as Notification;
  forms.seeLetter('delivery report', letter, ['documented']);
  const { length } = forms.broken;
  forms.seeLetter('delivery report', letter, ['documented']);
  expect(length).toBeGreaterThan(0);
  expect(forms.broken).toHaveLength(length);
  expect(forms.rows).toEqual(['FORM-delivery-report']);
});
