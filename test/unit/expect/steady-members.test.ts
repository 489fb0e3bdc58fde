import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectIncludes, steadyMembers, unmasked } from '../../../support/example/expect/contents.ts';
import { forAll } from '../for-all.ts';

const WANTED = { commands: [{ recordingOptions: { destination: 'AWS', credentials: 'key:secret:eu-north-1' } }] };

const shown = (recordingOptions: object) => ({ commands: [{ command: 'startRecording', recordingOptions }] });

const compare = (recordingOptions: object) => () =>
  expectIncludes(unmasked(shown(recordingOptions), WANTED), WANTED, 'the service');

describe('storage credentials in an answer', () => {
  it.each(['key:secret:eu-north-1', 'key:********:eu-north-1', '••••', '[REDACTED]', undefined])(
    'may be shown as %s',
    (credentials) => {
      expect(compare({ destination: 'AWS', credentials })).not.toThrow();
    },
  );

  it.each(['key:secret', 'other:secret:eu-north-1', '', null, 7])('are wrong as %j', (credentials) => {
    expect(compare({ destination: 'AWS', credentials })).toThrow();
  });

  it('are all that may differ', () => {
    expect(compare({ credentials: '***' })).toThrow();
    expect(compare({ destination: '***', credentials: '***' })).toThrow();
  });
});

const json = fc.dictionary(fc.stringMatching(/^[a-d]$/), fc.oneof(fc.integer(), fc.string(), fc.constant({ x: 1 })));

describe('the steady members of a value', () => {
  it('are all of them when two readings agree', () =>
    forAll(json, (value) => {
      expect(steadyMembers(value, value, structuredClone(value))).toEqual(value);
    }));

  it.each([
    ['a counter', { type: 'NONE', revision: 3 }, { type: 'NONE', revision: 4 }, { type: 'NONE', revision: 5 }],
    ['a time below', { type: 'NONE', at: { t: 1 } }, { type: 'NONE', at: { t: 2 } }, { type: 'NONE', at: { t: 3 } }],
  ])('leave %s out', (_what, value, first, second) => {
    const { type, ...rest } = steadyMembers(value, first, second) as Record<string, unknown>;
    expect(type).toBe('NONE');
    expect(JSON.stringify(rest)).not.toMatch(/\d/);
  });

  it('keep what differs from before but not between the readings', () => {
    expect(steadyMembers({ type: 'NONE' }, { type: 'STATIC' }, { type: 'STATIC' })).toEqual({ type: 'NONE' });
  });
});
