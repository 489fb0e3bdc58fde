import type { Effect } from '../scope.ts';
import { raise, sendEvent } from './call-events.ts';
import type { EventAddress } from './deliver-event.ts';
import { dial, hangUp } from './dial.ts';
import { connect, legNamed } from './legs.ts';
import { gotoMenu, menu } from './menus.ts';
import { playMessages, stopMessages } from './playing.ts';
import { startRecording, stopRecording } from './recording.ts';

const answer: Effect = (run, leg) => {
  if (leg.state === 'ringing') connect(run, leg);
  raise(run, leg, 'onAnswer');
  return 0;
};

/** Without a name the current leg ends. */
const hangup: Effect = (run, leg, { callName }) => {
  const meant = callName === undefined ? leg : legNamed(run, callName as string);
  if (meant) hangUp(run, meant);
  return 0;
};

const pause: Effect = (_run, _leg, { durationMilliseconds }) => durationMilliseconds as number;

const webhook: Effect = (run, leg, { webhookName, url, fallbackUrl }) => {
  const name = run.scope.decisions.webhookEventName(webhookName as string);
  sendEvent(run, leg, { event: name }, { url, fallbackUrl } as EventAddress);
  return 0;
};

const amd: Effect = (_run, leg, { events }) => {
  leg.detection = events ?? {};
  return 0;
};

/** Bridges exist while a leg is in them, so joining an empty one creates it. */
const bridgeCall: Effect = (_run, leg, { bridgeName }) => {
  leg.bridge = bridgeName as string;
  return 0;
};

/** What the thirteen commands do in a simulated call. Section "Static commands". */
export const callEffects: Readonly<Record<string, Effect>> = {
  amd,
  dial,
  messages: playMessages,
  stopMessages,
  webhook,
  hangup,
  answer,
  pause,
  startRecording,
  stopRecording,
  bridgeCall,
  menu,
  gotoMenu,
};
