import type { Session } from '../session/session.ts';
import { VOICE_NAMES } from './voice-names.data.ts';
import { update } from './voice-updates.ts';

const relay = (ttsVoice: string): object => ({
  command: 'dial',
  to: {
    type: 'VOICE_RELAY',
    voiceRelay: { endpoint: 'wss://relay.example.com/talk', ttsVoice, sttLanguage: 'en-US', enableInterruptions: true },
  },
});

/** Sets behaviours that dial a relay with every published voice, `size` voices in each; answers how many there are. */
export async function useEveryVoice(session: Session, size: number): Promise<number> {
  for (let start = 0; start < VOICE_NAMES.length; start += size) {
    const commands = VOICE_NAMES.slice(start, start + size).map(relay);
    const members = JSON.stringify({ callBehavior: { type: 'STATIC', static: { commands } } });
    await update(session, { service: { project: 'main', place: 1 }, members });
  }
  return VOICE_NAMES.length;
}
