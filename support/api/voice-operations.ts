import type { WireOperation } from './wire-operation.ts';

const voice = { interface: 'voice' } as const;
const SERVICES = '/v2/projects/{project}/services';

/** A behaviour that has every command whose members are limited, as it is published. */
const COMMANDS = [
  {
    command: 'dial',
    callName: 'desk',
    from: { type: 'SIP', sip: { endpoint: 'sip:hall@example.com', displayName: 'Hall' } },
    to: {
      type: 'SIP',
      sip: { endpoint: 'sip:desk@example.com', callHeaders: [{ key: 'Trace', value: '1' }] },
    },
    dialTimeoutDurationSeconds: 20,
    maxCallDurationSeconds: 600,
  },
  {
    command: 'messages',
    messagesName: 'welcome',
    messages: [{ type: 'SAY', say: { text: 'Welcome', voiceName: 'Emma' } }],
    events: { onFinish: [{ command: 'stopMessages', messagesName: 'welcome' }] },
  },
  {
    command: 'webhook',
    webhookName: 'pay',
    url: 'https://calls.example.com/pay',
    fallbackUrl: 'https://reserve.example.com/pay',
  },
  {
    command: 'startRecording',
    recordingName: 'greeting',
    recordingOptions: {
      destination: 'AWS',
      destinationUrl: 's3://calls',
      credentials: 'key:secret:eu-north-1',
    },
  },
  { command: 'stopRecording', recordingName: 'greeting' },
  { command: 'bridgeCall', bridgeName: 'room' },
  { command: 'pause', durationMilliseconds: 500 },
  {
    command: 'menu',
    startMenu: 'main',
    menus: {
      main: {
        prompt: { allowBargeIn: true, messages: [{ type: 'SAY', say: { text: 'Press one' } }] },
        inputTimeoutDurationSeconds: 5,
        repeatCount: 2,
        minimumInputLength: 1,
        maximumInputLength: 1,
        terminatingSequence: '#',
        inputMethods: ['DTMF'],
        matches: [{ key: '1', commands: [{ command: 'gotoMenu', menuName: 'main' }] }],
        onFail: [{ command: 'hangup' }],
      },
    },
  },
  { command: 'dial', to: { type: 'PHONE', phone: { number: '+46700000001' } } },
];

/** Operations about voice services; all but the update are published beside the document. */
export const voiceOperations: Readonly<Record<string, WireOperation>> = {
  'list voice services': {
    ...voice,
    method: 'GET',
    path: SERVICES,
    pages: {
      entries: 'services',
      key: 'serviceId',
      size: 'pageSize',
      next: { kind: 'number', parameter: 'page', first: 1 },
    },
  },
  'create a voice service': {
    ...voice,
    method: 'POST',
    path: SERVICES,
    body: ({ unique }) => ({ name: `Desk ${unique}`, description: `Line of ${unique}` }),
    made: 'serviceId',
  },
  'read a voice service': { ...voice, method: 'GET', path: `${SERVICES}/{id}`, about: 'made voice service' },
  'update a voice service': {
    ...voice,
    method: 'PATCH',
    path: `${SERVICES}/{id}`,
    about: 'voice service',
    body: () => ({ description: 'Evenings' }),
  },
  'give a voice service commands': {
    ...voice,
    method: 'PATCH',
    path: `${SERVICES}/{id}`,
    about: 'voice service',
    body: () => ({ callBehavior: { type: 'STATIC', static: { callName: 'caller', commands: COMMANDS } } }),
  },
  'delete a voice service': {
    ...voice,
    method: 'DELETE',
    path: `${SERVICES}/{id}`,
    about: 'made voice service',
  },
};
