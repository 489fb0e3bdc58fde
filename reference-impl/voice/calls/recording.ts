import { type Effect, note } from './call-run.ts';
import type { Recording } from './simulated-call.ts';

/** Records a leg; a name that an active recording has is refused. Section "Static commands". */
export const startRecording: Effect = (run, leg, { recordingName }) => {
  const name = recordingName as string | undefined;
  const { recordings } = run.call;
  if (name !== undefined && recordings.some((each) => each.isActive && each.name === name))
    note(run, leg, 'refused', `startRecording ${name}`);
  else recordings.push({ name, leg, isActive: true });
  return 0;
};

/** Whether `stopRecording` with this name means a recording. */
export const isMeant = (recording: Recording, name: unknown): boolean => recording.name === name;

export const stopRecording: Effect = ({ world, call }, _leg, { recordingName }) => {
  const { meansRecording } = world.behaviour.decisions.voice;
  for (const recording of call.recordings)
    if (meansRecording(recording, recordingName)) recording.isActive = false;
  return 0;
};
