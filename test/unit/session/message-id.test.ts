import { describe, expect, it } from 'vitest';
import { idOfSent } from '../../../support/example/session/api/message-id.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';
import type { Exchange } from '../../../support/wire/http/exchange.ts';

const idOf = (json: unknown, place = 0, messageIdAt = DEFAULT_BINDINGS.messageIdAt, status = 202): string =>
  idOfSent({ status, json } as Exchange, { ...DEFAULT_BINDINGS, messageIdAt }, place);

const answer = { messages: [{ message_id: 'a' }, { message_id: 'b' }] };

describe('the id of a message that was submitted', () => {
  it('is where the target file says', () => {
    expect([idOf(answer), idOf(answer, 1)]).toEqual(['a', 'b']);
    expect(idOf([{ id: 'c' }, { id: 'd' }], 1, '/0/id')).toBe('d');
  });

  it.each([
    ['elsewhere', { results: [{ id: 'a' }] }],
    ['under another name', { messages: [{ id: 'a' }] }],
    ['nowhere', undefined],
    ['not in a text', 'queued'],
  ])('that is %s leaves the example undecided', (_, json) => {
    expect(() => idOf(json)).toThrow(
      /precondition-unmet.* no message id at bindings.messageIdAt, .messages.0.message_id/,
    );
  });

  it.each([
    ['the answer leaves the message out', answer, 2, 202],
    ['the answer leaves every message out', { messages: [] }, 0, 202],
    ['the id is no text', { messages: [{ message_id: 7 }] }, 0, 202],
    ['the request was refused', { message: 'Bad Request' }, 0, 400],
  ])('is none where %s, which is judged', (_, json, place, status) => {
    expect(idOf(json, place, undefined, status)).toBe('');
  });
});
