import { having, refusing } from '../behavior-checks.ts';
import { effect } from '../call-effects.ts';
import { fault, faultsOf } from '../fault.ts';
import { around, decision } from '../operators/decisions.ts';
import { answering } from '../voice-answers.ts';

interface Behavior {
  readonly static?: { readonly commands: readonly object[] };
}

const shortened = ({ static: inner, ...rest }: Behavior): object => (inner ? { ...rest, static: { ...inner, commands: inner.commands.slice(0, 1) } } : rest);

const isText = (value: unknown): value is string => typeof value === 'string';

/** What else can go wrong with call behaviours and with calls themselves. */
export const faults = faultsOf({
  'VOICE-CMD-15': {
    'call-behavior.first-command-only': fault('Only the first command is shown.', {
      reply: answering('voice.update', (body) => (body.callBehavior ? { ...body, callBehavior: shortened(body.callBehavior as Behavior) } : body)),
    }),
  },
  'VOICE-CMD-04': {
    'call-behavior.start-menu-refused': fault('A startMenu is refused although its menu is there.', { decide: refusing(({ startMenu }) => isText(startMenu)) }),
  },
  'VOICE-CMD-05': { 'call-behavior.goto-menu-refused': fault('The command gotoMenu is refused.', { decide: refusing(having('command', 'gotoMenu')) }) },
  'VOICE-CMD-14': {
    'call-behavior.webhook-command-refused': fault('A webhook command whose name is text is refused.', {
      decide: refusing(({ webhookName }) => isText(webhookName)),
    }),
  },
  'VOICE-TO-06': { 'dial.version-refused': fault('A stream with a version is refused.', { decide: refusing(({ version }) => typeof version === 'number') }) },
  'VOICE-TO-12': {
    'dial.call-headers-refused': fault('callHeaders are refused even when they are a list.', {
      decide: refusing(({ callHeaders }) => Array.isArray(callHeaders)),
    }),
  },
  'VOICE-MSG-02': { 'messages.no-ssml': fault('SSML is refused although it is well-formed.', { decide: refusing(having('format', 'SSML')) }) },
  'VOICE-MSG-03': {
    'messages.no-play': fault('A PLAY message is refused although it has a URL.', {
      decide: refusing(({ play }) => isText((play as { url?: unknown } | undefined)?.url)),
    }),
  },
  'VOICE-REC-03': {
    'recording.credentials-refused': fault('Credentials with colons in them are refused.', {
      decide: refusing(({ credentials }) => isText(credentials) && credentials.split(':').length === 3),
    }),
  },
  'VOICE-EVT-01': {
    'calls.events-untold': fault('Nobody is told of the events of a call.', { notify: (letter) => (/"event"/.test(letter.body) ? [] : [letter]) }),
  },
  'VOICE-EVT-06': {
    'calls.webhook-prefix': fault('The event of a webhook command is written with hyphens.', {
      decide: decision('voice', 'webhookEventName', (name) => `call-webhook-${name}`),
    }),
  },
  'VOICE-EVT-07': {
    'calls.a-minute-longer': fault('A call lasts a minute longer than it may.', {
      decide: around('voice', 'longestCall', (longestCall) => (command) => {
        const usual = longestCall(command);
        return usual === undefined ? undefined : usual + 60_000;
      }),
    }),
  },
  'VOICE-CMD-07': {
    'calls.one-bridge': fault('All bridges are one.', {
      decide: effect('bridgeCall', (usual) => (run, leg, command) => usual(run, leg, { ...command, bridgeName: 'all' })),
    }),
  },
  'VOICE-CMD-08': {
    'calls.hangup-ends-the-first': fault('hangup without a name ends the first leg of the call.', {
      decide: effect('hangup', (usual) => (run, leg, command) => {
        const [first = leg] = run.call.legs;
        return usual(run, command.callName === undefined ? first : leg, command);
      }),
    }),
  },
  'VOICE-CMD-10': {
    'calls.unknown-is-human': fault('An unknown answer runs the commands for a human.', {
      decide: effect('amd', (usual) => (run, leg, command) => {
        const events = command.events as Record<string, unknown> | undefined;
        return usual(run, leg, { ...command, events: events && { ...events, unknown: events.human } });
      }),
    }),
  },
  'VOICE-CMD-11': {
    'calls.first-message-only': fault('Only the first of several messages is heard.', {
      decide: decision('voice', 'playingOrder', (messages) => messages.slice(0, 1)),
    }),
  },
  'VOICE-CMD-12': {
    'calls.no-pause': fault('A pause takes no time.', {
      decide: effect('pause', (usual) => (run, leg, command) => {
        usual(run, leg, command);
        return 0;
      }),
    }),
  },
});
