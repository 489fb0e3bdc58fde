import type { Letter } from '../kernel/outbox.ts';
import type { Effect } from '../voice/calls/call-run.ts';
import type { Decisions } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { telling } from './published-event-delivery.ts';

type Body = Record<string, unknown>;

/** Gives an event of the reference's own another published name. */
const renaming =
  (event: string, name: string) =>
  ({ voice }: Decisions): void => {
    const { postedName } = voice;
    voice.postedName = (usual) => (usual === event ? name : postedName(usual));
  };

/** Changes the body of call events. */
const rewriting =
  (change: (body: Body) => Body) =>
  (letter: Letter): readonly Letter[] =>
    letter.kind === 'call-event' ? [{ ...letter, body: JSON.stringify(change(JSON.parse(letter.body) as Body)) }] : [letter];

/** Lets a command be carried out without some of its events. */
const deaf =
  (command: string, ...names: readonly string[]) =>
  ({ voice }: Decisions): void => {
    const usual = voice.callEffects[command] as Effect;
    const effect: Effect = (run, leg, { events, ...rest }) => {
      const left = Object.entries((events ?? {}) as Body).filter(([name]) => !names.includes(name));
      return usual(run, leg, { ...rest, command, events: Object.fromEntries(left) });
    };
    voice.callEffects = { ...voice.callEffects, [command]: effect };
  };

/** Deviations in what call events look like. */
const looks = faultsOf({
  'PUB-EVENT-FORM-01': {
    'published-events.no-envelope': fault('Events come without the headers of an envelope.', { decide: telling(() => ({ envelopeOf: () => ({}) })) }),
    'published-events.event-within-data': fault('The event comes within a member called data.', { notify: rewriting((data) => ({ data })) }),
  },
  'PUB-EVENT-NAME-01': {
    'published-events.busy-is-failed': fault('A leg that is busy is told as failed.', { decide: renaming('onBusy', 'call.failed') }),
    'published-events.hangup-in-two-words': fault('The end of a leg is told under a name of its own.', { decide: renaming('onHangup', 'call.hung_up') }),
  },
  'PUB-EVENT-NAME-02': {
    'published-events.messages-finish': fault('Played messages are told in the plural.', { decide: renaming('messageFinished', 'call.messages.finished') }),
    'published-events.recordings-never-fail': fault('A recording that fails is told as finished.', {
      decide: renaming('recordingFailed', 'call.recording.finished'),
    }),
  },
  'PUB-EVENT-MENU-01': {
    'published-events.menu-untold': fault('An event of a menu does not say which.', { notify: rewriting(({ menu, ...rest }) => rest) }),
    'published-events.menu-as-input': fault('An event of a menu has another name.', { decide: renaming('menu', 'call.input') }),
  },
  'PUB-EVENT-REACT-01': {
    'published-events.busy-ignored': fault('Commands for a busy leg are not carried out.', { decide: deaf('dial', 'onBusy') }),
    'published-events.detection-without-on': fault('Commands for a beep are found under its short name alone.', { decide: deaf('amd', 'onBeep') }),
  },
});

/** Deviations of what is published of call webhooks. */
export const faults = [...looks];
