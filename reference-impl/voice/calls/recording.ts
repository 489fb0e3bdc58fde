import { finish } from './call-events.ts';
import { type Effect, note } from './call-run.ts';
import type { Recording } from './simulated-call.ts';

/**
 * Records a leg, unless an active recording has the same name. Section "Static commands".
 * Rules: VOICE-CMD-09.
 */
export const startRecording: Effect = (run, leg, { recordingName, events }) => {
  const name = recordingName as string | undefined;
  const { recordings } = run.call;
  if (name !== undefined && recordings.some((each) => each.isActive && each.name === name)) {
    note(run, leg, 'refused', `startRecording ${name}`);
    finish(run, leg, 'recordingFailed', events);
  } else recordings.push({ name, leg, events, isActive: true });
  return 0;
};

/** Whether `stopRecording` with this name means a recording. */
export const isMeant = (recording: Recording, name: unknown): boolean => recording.name === name;

/** Ends the active recordings that the name means. */
export const stopRecording: Effect = (run, _leg, { recordingName }) => {
  const { meansRecording } = run.scope.decisions;
  for (const recording of run.call.recordings) {
    if (!recording.isActive || !meansRecording(recording, recordingName)) continue;
    recording.isActive = false;
    finish(run, recording.leg, 'recordingFinished', recording.events);
  }
  return 0;
};
