import type { Effect } from '../scope.ts';
import { finish } from './call-events.ts';
import { note } from './call-run.ts';

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

/** Ends the active recordings of this name, or those without one. */
export const stopRecording: Effect = (run, _leg, { recordingName }) => {
  for (const recording of run.call.recordings) {
    if (!recording.isActive || recording.name !== recordingName) continue;
    recording.isActive = false;
    finish(run, recording.leg, 'recordingFinished', recording.events);
  }
  return 0;
};
