import { describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { asSent } from '../../../support/example/verbs/voice-services.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';

const withBindings = (bindings: object): Session =>
  ({ run: { target: { bindings: { ...DEFAULT_BINDINGS, ...bindings } } } }) as unknown as Session;

const sent = (text: string, bindings: object = {}): unknown => JSON.parse(asSent(withBindings(bindings), text));

describe('what the document does not show', () => {
  it('is left alone where a text names none of it, even if it is no JSON', () => {
    expect(asSent(withBindings({}), '{"description":}')).toBe('{"description":}');
  });

  it('is a menu with the commands of the feature in it', () => {
    expect(sent('{"main":{"{menu}":[{"command":"hangup"}]}}', { menuForm: '{"keys":{"1":{commands}}}' })).toEqual({
      main: { keys: { 1: [{ command: 'hangup' }] } },
    });
  });

  it('is an outcome of detection and what it leads to', () => {
    const bindings = { detectionEvent: 'on{Outcome}', reactionForm: '{"commands":{commands}}' };
    expect(sent('{"events":{"{beep}":[{"command":"hangup"}]}}', bindings)).toEqual({
      events: { onBeep: { commands: [{ command: 'hangup' }] } },
    });
    expect(sent('{"events":{"{beep}":[]}}')).toEqual({ events: { beep: [] } });
  });

  it.each([1, 2, 3])('is destination %i of recordings', (place) => {
    const recordingDestinations = 'S3 s3://a, GCS gs://b, BLOB https://c';
    const [name, address] = recordingDestinations.split(', ')[place - 1]?.split(' ') ?? [];
    expect(sent(`["{destination ${place}}","{address ${place}}"]`, { recordingDestinations })).toEqual([name, address]);
  });
});
