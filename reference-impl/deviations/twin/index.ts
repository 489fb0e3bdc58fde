import { unusualIds } from '../../kernel/ids.ts';
import type { Alternative } from '../alternative.ts';
import type { Variant } from '../variant.ts';
import { answerDeviations } from './answers.ts';
import { callbackDeviations } from './callbacks.ts';
import { edgeDeviations } from './edges.ts';
import { nameDeviations } from './names.ts';
import { movedPath } from './paths.ts';
import { refusalDeviations } from './refusals.ts';
import { submissionDeviations } from './submission.ts';
import { wireDeviations } from './wire.ts';

/** The twin besides its decisions: identifiers, constants and paths. */
const surroundings: readonly Alternative[] = [
  {
    name: 'other-ids',
    rows: ['SIL-MSG-20', 'SIL-OTH-05', 'SIL-OTH-08'],
    says: 'UUIDs are version 1 in upper case; other identifiers are long and have dots and tildes.',
  },
  {
    name: 'other-constants',
    rows: ['SIL-OTH-13'],
    says: 'The vendor and the signature headers have other names.',
  },
  {
    name: 'other-paths',
    rows: [
      ...['SIL-MSG-09', 'SIL-MSG-10', 'SIL-MSG-11', 'SIL-MSG-12', 'SIL-MSG-13', 'SIL-MSG-14'],
      ...['SIL-SEND-04', 'SIL-SEND-05', 'SIL-SEND-06'],
    ],
    says: 'Operations without a documented path have other paths.',
  },
];

/** A platform that differs from the reference in everything the document leaves open, and in nothing else. */
export const twin: Variant = {
  name: 'twin',
  deviations: [
    ...surroundings,
    ...edgeDeviations,
    ...submissionDeviations,
    ...answerDeviations,
    ...nameDeviations,
    ...refusalDeviations,
    ...callbackDeviations,
    ...wireDeviations,
  ],
  ids: unusualIds,
  settings: { vendorId: 'twin & sons', headerPrefix: 'X-Twin-' },
  pathOf: movedPath,
};
