import { describe, expect, it } from 'vitest';
import { expectIncludes, unmasked } from '../../../support/example/expect/includes.ts';

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
