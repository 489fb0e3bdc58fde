import type { CallRun, Effect } from '../scope.ts';
import { finish } from './call-events.ts';
import { isLive, later, note } from './call-run.ts';
import type { Leg, Playback } from './simulated-call.ts';

/** How long a simulated message takes to play, in milliseconds. */
const PLAYING_TIME = 1000;

interface Heard {
  readonly say?: { readonly text: string };
  readonly play?: { readonly url: string };
}

/** Plays messages in their order, one after the other. Section "Static commands". */
export const playMessages: Effect = (run, leg, { messages, messagesName, events }) => {
  const name = messagesName as string | undefined;
  if (name !== undefined && run.call.playbacks.some((playback) => playback.name === name && !playback.isStopped)) {
    note(run, leg, 'refused', `messages ${name}`);
    return 0;
  }
  const playback: Playback = { name, leg, isStopped: false };
  run.call.playbacks.push(playback);
  const list = messages as readonly Heard[];
  const play = (place: number) => {
    const { say, play } = list[place] as Heard;
    if (!playback.isStopped) note(run, leg, 'played', say?.text ?? play?.url ?? '');
  };
  play(0);
  for (let place = 1; place < list.length; place += 1) later(run, place * PLAYING_TIME, () => play(place));
  later(run, list.length * PLAYING_TIME, () => {
    const wasHeard = !playback.isStopped && isLive(leg);
    playback.isStopped = true;
    if (wasHeard) finish(run, leg, 'messageFinished', events);
  });
  return list.length * PLAYING_TIME;
};

/** Ends a named playback before the rest of it is heard. */
export const stopMessages: Effect = ({ call }, _leg, { messagesName }) => {
  for (const playback of call.playbacks) if (playback.name === messagesName) playback.isStopped = true;
  return 0;
};

/** Speech is heard on a leg. Rules: VOICE-TO-10. */
export function hearSpeech(run: CallRun, leg: Leg): void {
  const relay = (leg.dial?.to as { voiceRelay?: { enableInterruptions?: boolean } } | undefined)?.voiceRelay;
  const { stops, told } = run.scope.decisions.interruptionOf(relay?.enableInterruptions ?? true);
  for (const playback of run.call.playbacks) if (stops && playback.leg === leg) playback.isStopped = true;
  if (told !== undefined) note(run, leg, 'interruption', told);
}
