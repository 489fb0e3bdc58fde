import {
  anything,
  both,
  type Check,
  flag,
  httpUrl,
  isObject,
  list,
  map,
  oneOf,
  optional,
  required,
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
  if (Array.isArray(value)) return commands(value, path, faults);
  if (!isObject(value)) return void faults.push({ path, reason: 'must be an array of commands or an object' });
  if (value.commands !== undefined) commands(value.commands, `${path}/commands`, faults);
};

const say: Check = both(
  shape({ text: required(text({ min: 1 })), format: optional(oneOf('TEXT', 'SSML')) }),
  (value, path, faults) => {
    if (value?.format === 'SSML' && typeof value.text === 'string' && !isSsml(value.text)) {
      faults.push({ path: `${path}/text`, reason: 'must be a valid SSML document' });
    }
  },
);

const locale = text({ pattern: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/i, says: 'must be a BCP-47 tag' });

const message = variant('type', () => ({
  SAY: shape({ say: required(say) }),
  PLAY: shape({ play: required(shape({ url: required(httpUrl) })) }),
}));

const messages = list(message, 1);

const recordingOptions = shape({
  format: optional(oneOf('MP3', 'WAV')),
  recordingType: optional(oneOf('COMBINED', 'INBOUND', 'OUTBOUND')),
  destination: required(oneOf('CLOUD_A', 'CLOUD_B', 'CLOUD_C')),
  destinationUrl: required(text({ min: 1 })),
  credentials: required(
    text({
      pattern: /^[^:\s]+:[^:\s]+:[^:\s]+$/,
      says: 'must have the form <key_id>:<secret>:<region>',
    }),
  ),
  transcriptionOptions: optional(shape({ isEnabled: required(flag), locale: optional(locale) })),
});

const menu: Check = shape({
  prompt: optional(anything),
  matches: optional(anything),
  onFail: optional(commandsOrHandling),
});

const menus: Check = both(shape({ startMenu: required(name), menus: required(map(menu)) }), (value, path, faults) => {
  if (isObject(value?.menus) && typeof value.startMenu === 'string' && !Object.hasOwn(value.menus, value.startMenu)) {
    faults.push({ path: `${path}/startMenu`, reason: 'must be a key of menus' });
  }
  if (isObject(value?.menus)) checkJumps(value.menus, value.menus, `${path}/menus`, faults);
});

/** Every gotoMenu inside the menus must name one of them. */
const checkJumps = (
  value: unknown,
  menus: Record<string, unknown>,
  path: string,
  faults: Parameters<Check>[2],
): void => {
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
    to: required(destination),
    dialTimeoutDurationSeconds: optional(seconds),
    maxCallDurationSeconds: optional(seconds),
    events: optional(outcomes('onAnswer', 'onBusy', 'onReject', 'onTimeout', 'onHangup', 'onFailure')),
  }),
  messages: shape({
    messagesName: optional(name),
    messages: required(messages),
    events: optional(outcomes('onFinish')),
  }),
  stopMessages: shape({ messagesName: required(name) }),
  webhook: shape({ webhookName: required(name), url: required(httpUrl), fallbackUrl: optional(httpUrl) }),
  hangup: shape({ callName: optional(name) }),
  answer: shape({}),
  pause: shape({ durationMilliseconds: required(whole(1)) }),
  startRecording: shape({
    recordingName: optional(name),
    recordingOptions: required(recordingOptions),
    events: optional(outcomes('onFinish', 'onFailure')),
  }),
  stopRecording: shape({ recordingName: required(name) }),
  bridgeCall: shape({ bridgeName: required(name) }),
  menu: menus,
  gotoMenu: shape({ menuName: required(name) }),
}));

const commands: Check = (value, path, faults) => list(command, 1)(value, path, faults);

export const callBehavior = variant('type', () => ({
  NONE: shape({}),
  WEBHOOK: shape({ webhook: required(shape({ url: required(httpUrl), fallbackUrl: optional(httpUrl) })) }),
  STATIC: shape({
    static: required(
      shape({
        commands: required(commands),
        callName: optional(name),
        events: optional(outcomes('onHangup')),
      }),
    ),
  }),
}));
