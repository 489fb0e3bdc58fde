import { having, refusing } from '../behavior-checks.ts';
import type { Fault } from '../behaviour.ts';
import { effect } from '../call-effects.ts';
import { answering } from '../voice-answers.ts';

interface Behavior {
  readonly static?: { readonly commands: readonly object[] };
}

const shortened = ({ static: inner, ...rest }: Behavior): object =>
  inner ? { ...rest, static: { ...inner, commands: inner.commands.slice(0, 1) } } : rest;

const isText = (value: unknown): value is string => typeof value === 'string';

/** What else can go wrong with call behaviours and with calls themselves. */
export const otherCallFaults: readonly Fault[] = [
  {
    id: 'call-behavior.first-command-only',
    rule: 'VOICE-CMD-15',
    says: 'Only the first command is shown.',
    reply: answering('voice.update', (body) =>
      body.callBehavior ? { ...body, callBehavior: shortened(body.callBehavior as Behavior) } : body,
    ),
  },
  {
    id: 'call-behavior.start-menu-refused',
    rule: 'VOICE-CMD-04',
    says: 'A startMenu is refused although its menu is there.',
    decide: refusing(({ startMenu }) => isText(startMenu)),
  },
  {
    id: 'call-behavior.goto-menu-refused',
    rule: 'VOICE-CMD-05',
    says: 'The command gotoMenu is refused.',
    decide: refusing(having('command', 'gotoMenu')),
  },
  {
    id: 'call-behavior.webhook-command-refused',
    rule: 'VOICE-CMD-14',
    says: 'A webhook command whose name is text is refused.',
    decide: refusing(({ webhookName }) => isText(webhookName)),
  },
  {
    id: 'dial.version-refused',
    rule: 'VOICE-TO-06',
    says: 'A stream with a version is refused.',
    decide: refusing(({ version }) => typeof version === 'number'),
  },
  {
    id: 'dial.call-headers-refused',
    rule: 'VOICE-TO-12',
    says: 'callHeaders are refused even when they are a list.',
    decide: refusing(({ callHeaders }) => Array.isArray(callHeaders)),
  },
  {
    id: 'messages.no-ssml',
    rule: 'VOICE-MSG-02',
    says: 'SSML is refused although it is well-formed.',
    decide: refusing(having('format', 'SSML')),
  },
  {
    id: 'messages.no-play',
    rule: 'VOICE-MSG-03',
    says: 'A PLAY message is refused although it has a URL.',
    decide: refusing(({ play }) => isText((play as { url?: unknown } | undefined)?.url)),
  },
  {
    id: 'recording.credentials-refused',
    rule: 'VOICE-REC-03',
    says: 'Credentials with colons in them are refused.',
    decide: refusing(({ credentials }) => isText(credentials) && credentials.split(':').length === 3),
  },
  {
    id: 'calls.events-untold',
    rule: 'VOICE-EVT-01',
    says: 'Nobody is told of the events of a call.',
    notify: (letter) => (/"event"/.test(letter.body) ? [] : [letter]),
  },
  {
    id: 'calls.webhook-prefix',
    rule: 'VOICE-EVT-06',
    says: 'The event of a webhook command is written with hyphens.',
    decide: ({ voice }) => {
      voice.webhookEventName = (name) => `call-webhook-${name}`;
    },
  },
  {
    id: 'calls.a-minute-longer',
    rule: 'VOICE-EVT-07',
    says: 'A call lasts a minute longer than it may.',
    decide: ({ voice }) => {
      const { longestCall } = voice;
      voice.longestCall = (command) => {
        const usual = longestCall(command);
        return usual === undefined ? undefined : usual + 60_000;
      };
    },
  },
  {
    id: 'calls.one-bridge',
    rule: 'VOICE-CMD-07',
    says: 'All bridges are one.',
    decide: effect(
      'bridgeCall',
      (usual) => (run, leg, command) => usual(run, leg, { ...command, bridgeName: 'all' }),
    ),
  },
  {
    id: 'calls.hangup-ends-the-first',
    rule: 'VOICE-CMD-08',
    says: 'hangup without a name ends the first leg of the call.',
    decide: effect('hangup', (usual) => (run, leg, command) => {
      const [first = leg] = run.call.legs;
      return usual(run, command.callName === undefined ? first : leg, command);
    }),
  },
  {
    id: 'calls.unknown-is-human',
    rule: 'VOICE-CMD-10',
    says: 'An unknown answer runs the commands for a human.',
    decide: effect('amd', (usual) => (run, leg, command) => {
      const events = command.events as Record<string, unknown> | undefined;
      return usual(run, leg, { ...command, events: events && { ...events, unknown: events.human } });
    }),
  },
  {
    id: 'calls.first-message-only',
    rule: 'VOICE-CMD-11',
    says: 'Only the first of several messages is heard.',
    decide: ({ voice }) => {
      voice.playingOrder = (messages) => messages.slice(0, 1);
    },
  },
  {
    id: 'calls.no-pause',
    rule: 'VOICE-CMD-12',
    says: 'A pause takes no time.',
    decide: effect('pause', (usual) => (run, leg, command) => {
      usual(run, leg, command);
      return 0;
    }),
  },
];
