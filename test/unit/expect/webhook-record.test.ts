import { describe, expect, it } from 'vitest';
import { expectShown } from '../../../support/example/expect/notifications.ts';

const SET = { url: 'http://r.example/in', events: ['A', 'B'], template: '{"told":"it"}' };
const shown = (webhook: Readonly<Record<string, unknown>> | undefined) => () => expectShown(webhook, SET, 'hook');

describe('a webhook that is retrieved', () => {
  it.each([
    ['as it was set', SET],
    ['with its events in another sequence', { ...SET, events: ['B', 'A'] }],
    ['with its template as JSON', { ...SET, template: { told: 'it' } }],
    ['in an object within', { id: '1', settings: SET }],
    ['under other names', { to: SET.url, on: SET.events, says: SET.template }],
  ])('may be shown %s', (_, webhook) => {
    expect(shown(webhook)).not.toThrow();
  });

  it.each([
    ['not at all', undefined],
    ['without its address', { ...SET, url: undefined }],
    ['with an event too few', { ...SET, events: ['A'] }],
    ['with an event too many', { ...SET, events: ['A', 'B', 'C'] }],
    ['with another template', { ...SET, template: '{"told":"else"}' }],
  ])('may not be shown %s', (_, webhook) => {
    expect(shown(webhook)).toThrow(/the webhook hook/);
  });
});
