import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callBehavior } from '../../../reference-impl/voice/call-behavior/call-behavior.ts';
import { VOICES } from '../../../reference-impl/voice/call-behavior/voices.data.ts';

const mistakes = (behavior: unknown): string[] => callBehavior(behavior, '').map(({ pointer }) => pointer);
const running = (...commands: unknown[]) => ({ type: 'STATIC', static: { commands } });
const sip = { type: 'SIP', sip: { endpoint: 'sip:a@example.org' } };
const say = { type: 'SAY', say: { text: 'Hi' } };
const storage = { destination: 'AWS', destinationUrl: 's3://bucket/calls', credentials: 'id:secret:region' };
const relay = { endpoint: 'wss://example.org/relay', ttsVoice: 'Emma', sttLanguage: 'en-US' };
const menu = { command: 'menu', startMenu: 'main', menus: { main: { prompt: { messages: [say] } } } };

describe('a call behaviour', () => {
  it.each([
    [{ type: 'NONE' }],
    [{ type: 'WEBHOOK', webhook: { url: 'https://example.org' } }],
    [{ type: 'WEBHOOK', webhook: { url: 'https://example.org', fallbackUrl: 'http://example.org/b' } }],
    [{ type: 'STATIC', static: { commands: [{ command: 'answer' }], callName: 'leg', events: {} } }],
  ])('may be %j', (behavior) => expect(mistakes(behavior)).toEqual([]));

  it.each([
    ['NONE', ''],
    [{}, '/type'],
    [{ type: 'none' }, '/type'],
    [{ type: 'constructor' }, '/type'],
    [{ type: 'NONE', webhook: {} }, '/webhook'],
    [{ type: 'WEBHOOK' }, '/webhook'],
    [{ type: 'WEBHOOK', webhook: {} }, '/webhook/url'],
    [{ type: 'WEBHOOK', webhook: { url: 5 } }, '/webhook/url'],
    [{ type: 'WEBHOOK', webhook: { url: '' } }, '/webhook/url'],
    [{ type: 'STATIC' }, '/static'],
    [{ type: 'STATIC', static: {} }, '/static/commands'],
    [running(), '/static/commands'],
    [running({ command: 'transfer' }), '/static/commands/0/command'],
    [running({}), '/static/commands/0/command'],
  ])('may not be %j', (behavior, pointer) => expect(mistakes(behavior)).toContain(pointer));
});

describe('a static command', () => {
  it.each([
    [{ command: 'amd' }],
    [{ command: 'amd', events: { onHuman: [{ command: 'hangup' }], onBeep: { commands: [] } } }],
    [{ command: 'dial', to: sip, dialTimeoutDurationSeconds: 60, maxCallDurationSeconds: 14_400 }],
    [{ command: 'dial', to: { ...sip, sip: { endpoint: 'sips:a@b', transport: 'TLS', callHeaders: [] } } }],
    [{ command: 'dial', to: sip, from: { type: 'PHONE', phone: { number: '+46700000001' } } }],
    [{ command: 'dial', to: { type: 'STREAM', stream: { endpoint: 'ws://example.org' } } }],
    [{ command: 'dial', to: { type: 'VOICE_RELAY', voiceRelay: { ...relay, enableInterruptions: false } } }],
    [{ command: 'messages', messages: [say, { type: 'PLAY', play: { url: 'https://example.org/a.mp3' } }] }],
    [{ command: 'stopMessages', messagesName: 'welcome' }],
    [{ command: 'webhook', webhookName: 'pay', url: 'https://example.org' }],
    [{ command: 'hangup' }],
    [{ command: 'answer' }],
    [{ command: 'pause', durationMilliseconds: 1 }],
    [{ command: 'startRecording', recordingOptions: storage }],
    [{ command: 'stopRecording', recordingName: 'first' }],
    [{ command: 'bridgeCall', bridgeName: 'room' }],
    [menu],
  ])('is accepted: %j', (command) => expect(mistakes(running(command))).toEqual([]));

  it.each([
    [{ command: 'dial', from: sip }, '/to'],
    [{ command: 'dial', to: { type: 'FAX' } }, '/to/type'],
    [{ command: 'dial', to: { type: 'SIP', sip: { endpoint: 'tel:+46' } } }, '/to/sip/endpoint'],
    [{ command: 'dial', to: { ...sip, sip: { ...sip.sip, transport: 'udp' } } }, '/to/sip/transport'],
    [{ command: 'dial', to: { ...sip, sip: { ...sip.sip, callHeaders: {} } } }, '/to/sip/callHeaders'],
    [{ command: 'dial', to: sip, dialTimeoutDurationSeconds: 61 }, '/dialTimeoutDurationSeconds'],
    [{ command: 'dial', to: sip, dialTimeoutDurationSeconds: '20' }, '/dialTimeoutDurationSeconds'],
    [{ command: 'dial', to: sip, from: { type: 'PHONE', phone: { number: '+0123' } } }, '/from/phone/number'],
    [{ command: 'messages' }, '/messages'],
    [{ command: 'messages', messages: {} }, '/messages'],
    [{ command: 'messages', messages: [{ type: 'SAY', say: {} }] }, '/messages/0/say/text'],
    [
      { command: 'messages', messages: [{ type: 'SAY', say: { text: 'x', format: 'HTML' } }] },
      '/messages/0/say/format',
    ],
    [{ command: 'messages', messages: [{ type: 'PLAY', play: {} }] }, '/messages/0/play/url'],
    [{ command: 'stopMessages' }, '/messagesName'],
    [{ command: 'webhook', url: 'https://example.org' }, '/webhookName'],
    [{ command: 'webhook', webhookName: 'pay', url: 7 }, '/url'],
    [{ command: 'pause' }, '/durationMilliseconds'],
    [{ command: 'pause', durationMilliseconds: 0 }, '/durationMilliseconds'],
    [{ command: 'pause', durationMilliseconds: 1.5 }, '/durationMilliseconds'],
    [{ command: 'startRecording' }, '/recordingOptions'],
    [
      { command: 'startRecording', recordingOptions: { ...storage, credentials: 'k:s' } },
      '/recordingOptions/credentials',
    ],
    [
      { command: 'startRecording', recordingOptions: { ...storage, format: 'OGG' } },
      '/recordingOptions/format',
    ],
    [
      { command: 'startRecording', recordingOptions: { ...storage, transcriptionOptions: {} } },
      '/recordingOptions/transcriptionOptions/isEnabled',
    ],
    [{ command: 'stopRecording' }, '/recordingName'],
    [{ command: 'bridgeCall' }, '/bridgeName'],
    [{ ...menu, startMenu: 'other' }, '/startMenu'],
    [{ ...menu, startMenu: 'toString' }, '/startMenu'],
    [{ command: 'menu', startMenu: 'main' }, '/menus'],
    [{ command: 'gotoMenu' }, '/menuName'],
    [{ command: 'gotoMenu', menuName: 'main' }, '/menuName'],
    [{ command: 'amd', events: { onHuman: [{ command: 'fly' }] } }, '/events/onHuman/0/command'],
  ])('is refused: %j', (command, pointer) =>
    expect(mistakes(running(command))).toContain(`/static/commands/0${pointer}`),
  );

  it('may jump to a menu that another command brings', () =>
    expect(mistakes(running(menu, { command: 'gotoMenu', menuName: 'main' }))).toEqual([]));
});

describe('what a stream carries', () => {
  const stream = (streamOptions: unknown) =>
    mistakes(
      running({
        command: 'dial',
        to: { type: 'STREAM', stream: { endpoint: 'wss://a.example', streamOptions } },
      }),
    );

  it.each([8000, 16_000, 24_000, 44_100, 48_000, 96_000])('may have %i samples a second', (sampleRate) =>
    expect(stream({ sampleRate, codec: 'PCM', version: 1 })).toEqual([]),
  );

  it.each([[{ sampleRate: 8001 }], [{ sampleRate: '8000' }], [{ codec: 'pcm' }], [{ version: '1' }], [[]]])(
    'may not be %j',
    (options) => expect(stream(options)).toHaveLength(1),
  );
});

describe('a voice', () => {
  const speaking = (ttsVoice: string) =>
    mistakes(running({ command: 'dial', to: { type: 'VOICE_RELAY', voiceRelay: { ...relay, ttsVoice } } }));

  it('is one of 772', () => {
    expect(VOICES.size).toBe(772);
    for (const name of VOICES) expect(speaking(name), name).toEqual([]);
  });

  it.each(['emma', 'Emma_5', 'Joey_3', '', 'Emma '])('is not "%s"', (name) =>
    expect(speaking(name)).toHaveLength(1),
  );
});

describe('whatever is sent as call behaviour', () => {
  it('is judged, never thrown over', () => {
    const keys = fc.constantFrom(
      'type',
      'static',
      'commands',
      'command',
      'menus',
      'startMenu',
      'events',
      'to',
      'say',
    );
    const values = fc.constantFrom(
      'STATIC',
      'menu',
      'gotoMenu',
      'dial',
      'SIP',
      'amd',
      'toString',
      '__proto__',
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        values,
        fc.jsonValue(),
        fc.dictionary(keys, tie('tree')),
        fc.array(tie('tree'), { maxLength: 3 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const behavior = JSON.parse(JSON.stringify(value)) as unknown;
        for (const each of [behavior, running(behavior), { type: 'STATIC', static: behavior }])
          expect(Array.isArray(callBehavior(each, ''))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
