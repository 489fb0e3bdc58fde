import type { Fault } from './behaviour.ts';
import { voiceAnswerFaults } from './voice-answers.ts';
import { voiceDefaultFaults } from './voice-defaults.ts';
import { voiceUpdateFaults } from './voice-updates.ts';

/** What can go wrong with updates of voice services. */
export const voiceFaults: readonly Fault[] = [...voiceAnswerFaults, ...voiceUpdateFaults, ...voiceDefaultFaults];
