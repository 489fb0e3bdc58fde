import {
  both,
  type Check,
  type Fault,
  flag,
  httpUrl,
  isObject,
  list,
  map,
  oneOf,
  optional,
  shape,
  text,
  variant,
  whole,
} from '../http/check.ts';
import { destination, origin } from './legs.ts';
import { isSsml } from './ssml.ts';

const name = text({ min: 1, max: 64 });
const seconds = whole(1, 14_400);

/** Commands by outcome of an event. */
const outcomes =
  (...names: string[]): Check =>
  (value, path, faults) =>
    shape(Object.fromEntries(names.map((each) => [each, optional(commandsOrHandling)])))(value, path, faults);

const commandsOrHandling: Check = (value, path, faults) => {
  if (Array.isArray(value)) commands(value, path, faults);
  else if (!isObject(value)) faults.push({ path, reason: 'must be an array of commands or an object' });
  else if (value.commands !== undefined) commands(value.commands, `${path}/commands`, faults);
};

const say = both(shape({ text: text({ min: 1 }), format: optional(oneOf('TEXT', 'SSML')) }), (value, path, faults) => {
  if (value?.format === 'SSML' && typeof value.text === 'string' && !isSsml(value.text)) {
    faults.push({ path: `${path}/text`, reason: 'must be a valid SSML document' });
  }
});

const locale = text({ pattern: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/i, says: 'must be a BCP-47 tag' });

const message = variant('type', () => ({
  SAY: shape({ say }),
  PLAY: shape({ play: shape({ url: httpUrl }) }),
}));

const messages = list(message, 1);

const recordingOptions = shape({
  format: optional(oneOf('MP3', 'WAV')),
  recordingType: optional(oneOf('COMBINED', 'INBOUND', 'OUTBOUND')),
  destination: oneOf('CLOUD_A', 'CLOUD_B', 'CLOUD_C'),
  destinationUrl: text({ min: 1 }),
  credentials: text({ pattern: /^[^:\s]+:[^:\s]+:[^:\s]+$/, says: 'must have the form <key_id>:<secret>:<region>' }),
  transcriptionOptions: optional(shape({ isEnabled: flag, locale: optional(locale) })),
});

const menu = shape({ onFail: optional(commandsOrHandling) });

const menus = both(shape({ startMenu: name, menus: map(menu) }), (value, path, faults) => {
  if (isObject(value?.menus) && typeof value.startMenu === 'string' && !Object.hasOwn(value.menus, value.startMenu)) {
    faults.push({ path: `${path}/startMenu`, reason: 'must be a key of menus' });
  }
  if (isObject(value?.menus)) checkJumps(value.menus, value.menus, `${path}/menus`, faults);
});

/** Every gotoMenu inside the menus must name one of them. */
const checkJumps = (value: unknown, menus: object, path: string, faults: Fault[]): void => {
  if (Array.isArray(value))
    for (const [index, each] of value.entries()) checkJumps(each, menus, `${path}/${index}`, faults);
  else if (isObject(value)) {
    if (value.command === 'gotoMenu' && !Object.hasOwn(menus, String(value.menuName))) {
      faults.push({ path: `${path}/menuName`, reason: 'must be a key of menus' });
    }
    for (const [key, each] of Object.entries(value)) checkJumps(each, menus, `${path}/${key}`, faults);
  }
};

const command = variant('command', () => ({
  amd: shape({ events: optional(outcomes('onHuman', 'onMachine', 'onBeep', 'onUnknown')) }),
  dial: shape({
    callName: optional(name),
    from: optional(origin),
    to: destination,
    dialTimeoutDurationSeconds: optional(seconds),
    maxCallDurationSeconds: optional(seconds),
    events: optional(outcomes('onAnswer', 'onBusy', 'onReject', 'onTimeout', 'onHangup', 'onFailure')),
  }),
  messages: shape({
    messagesName: optional(name),
    messages: messages,
    events: optional(outcomes('onFinish')),
  }),
  stopMessages: shape({ messagesName: name }),
  webhook: shape({ webhookName: name, url: httpUrl, fallbackUrl: optional(httpUrl) }),
  hangup: shape({ callName: optional(name) }),
  answer: shape({}),
  pause: shape({ durationMilliseconds: whole(1) }),
  startRecording: shape({
    recordingName: optional(name),
    recordingOptions: recordingOptions,
    events: optional(outcomes('onFinish', 'onFailure')),
  }),
  stopRecording: shape({ recordingName: name }),
  bridgeCall: shape({ bridgeName: name }),
  menu: menus,
  gotoMenu: shape({ menuName: name }),
}));

const commands: Check = (value, path, faults) => list(command, 1)(value, path, faults);

export const callBehavior = variant('type', () => ({
  NONE: shape({}),
  WEBHOOK: shape({ webhook: shape({ url: httpUrl, fallbackUrl: optional(httpUrl) }) }),
  STATIC: shape({
    static: shape({
      commands: commands,
      callName: optional(name),
      events: optional(outcomes('onHangup')),
    }),
  }),
}));
