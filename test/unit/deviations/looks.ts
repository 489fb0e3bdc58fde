import { answerLooks } from './answer-looks.ts';
import { decisionLooks } from './decision-looks.ts';
import type { Looks } from './look.ts';

/** What shows each deviation of the twin on the wire. */
export const looks: Looks = { ...decisionLooks, ...answerLooks };
