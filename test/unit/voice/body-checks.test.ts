import { describe, expect, it } from 'vitest';
import { bodyChecks, nameIsGiven } from '../../../reference-impl/voice/body-checks.ts';

const pointers = (body: Record<string, unknown>): string[] =>
  bodyChecks.flatMap((check) => check.mistakes(body)).map(({ pointer }) => pointer);

describe('the body of a voice service', () => {
  it.each([
    [{}],
    [{ name: 'Desk' }],
    [{ name: 'My  Desk' }],
    [{ name: 'x'.repeat(64) }],
    [{ name: '\u{1F4DE}'.repeat(64) }],
    [{ name: '\u200bDesk' }],
    [{ description: '' }],
    [{ description: 'y'.repeat(255) }],
    [{ isDefault: true }],
    [{ callBehavior: { type: 'NONE' } }],
  ])('accepts %j', (body) => expect(pointers(body)).toEqual([]));

  it.each([
    [
      '',
      ' Desk',
      'Desk ',
      '\tDesk',
      'Desk\n',
      '\u00a0Desk',
      '\u2003Desk',
      'Desk\u0085',
      '   ',
      'x'.repeat(65),
    ],
    [null, 1, true, [], {}],
  ])('refuses odd names', (...names) => {
    for (const name of names) expect(pointers({ name }), JSON.stringify(name)).toContain('/name');
  });

  it.each([[false], ['true'], ['false'], [0], [1], [null]])('refuses isDefault %j', (isDefault) =>
    expect(pointers({ isDefault })).toEqual(['/isDefault']),
  );

  it('refuses members it does not know, and a description that is not a text', () => {
    expect(pointers({ serviceId: 'x', __proto: 1 })).toEqual(['/serviceId', '/__proto']);
    expect(pointers(JSON.parse('{"__proto__": {"name": "x"}}'))).toEqual(['/__proto__']);
    expect(pointers({ description: null })).toEqual(['/description']);
    expect(pointers({ description: 'y'.repeat(256) })).toEqual(['/description']);
  });

  it('asks a new service for a name', () => {
    expect(nameIsGiven.mistakes({})).toHaveLength(1);
    expect(nameIsGiven.mistakes({ name: 'Desk' })).toHaveLength(0);
  });
});
