import type { Effect } from '../scope.ts';
import { connect, finish, legNamed, note, raise, sendEvent } from './call-run.ts';
import type { EventAddress } from './deliver-event.ts';
import { dial, hangUp } from './dial.ts';
import { gotoMenu, menu, playMessages, stopMessages } from './menus.ts';

/** Records a leg, unless an active recording has the same name. Section "Static commands". Rules: VOICE-CMD-09. */
const startRecording: Effect = (run, leg, { recordingName, events }) => {
  const name = recordingName as string | undefined;
  const { recordings } = run.call;
  if (name !== undefined && recordings.some((each) => each.isActive && each.name === name)) {
    note(run, leg, 'refused', `startRecording ${name}`);
    finish(run, leg, 'recordingFailed', events);
  } else recordings.push({ name, leg, events, isActive: true });
  return 0;
};

/** What the thirteen commands do in a simulated call. Section "Static commands". */
export const callEffects: Readonly<Record<string, Effect>> = {
  amd: (_run, leg, { events }) => {
    leg.detection = events ?? {};
    return 0;
  },
  dial,
  messages: playMessages,
  stopMessages,
  webhook: (run, leg, { webhookName, url, fallbackUrl }) => {
    const name = run.scope.decisions.webhookEventName(webhookName as string);
    sendEvent(run, leg, { event: name }, { url, fallbackUrl } as EventAddress);
    return 0;
  },
  // Without a name the current leg ends.
  hangup: (run, leg, { callName }) => {
    const meant = callName === undefined ? leg : legNamed(run, callName as string);
    if (meant) hangUp(run, meant);
    return 0;
  },
  answer: (run, leg) => {
    if (leg.state === 'ringing') connect(run, leg);
    raise(run, leg, 'onAnswer');
    return 0;
  },
  pause: (_run, _leg, { durationMilliseconds }) => durationMilliseconds as number,
  startRecording,
  // Ends the active recordings of this name, or those without one.
  stopRecording: (run, _leg, { recordingName }) => {
    for (const recording of run.call.recordings) {
      if (!recording.isActive || recording.name !== recordingName) continue;
      recording.isActive = false;
      finish(run, recording.leg, 'recordingFinished', recording.events);
    }
    return 0;
  },
  // Bridges exist while a leg is in them, so joining an empty one creates it.
  bridgeCall: (_run, leg, { bridgeName }) => {
    leg.bridge = bridgeName as string;
    return 0;
  },
  menu,
  gotoMenu,
};
