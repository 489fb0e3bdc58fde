import { unusualIds } from '../../kernel/ids.ts';
import { alternativesOf, other } from '../alternative.ts';
import type { Variant } from '../variant.ts';
import { answerDeviations } from './answers.ts';
import { callbackDeviations } from './callbacks.ts';
import { edgeDeviations } from './edges.ts';
import { nameDeviations } from './names.ts';
import { movedPath } from './paths.ts';
import { wireDeviations } from './wire.ts';

/** The twin besides its decisions: identifiers, constants and paths. */
const surroundings = alternativesOf({
  'SIL-MSG-20 SIL-OTH-05 SIL-OTH-08': {
    'other-ids': other('UUIDs are version 1 in upper case; other identifiers are long and have dots and tildes.', {}),
  },
  'SIL-OTH-13': { 'other-constants': other('The vendor and the signature headers have other names.', {}) },
  'SIL-MSG-09 SIL-MSG-10 SIL-MSG-11 SIL-MSG-12 SIL-MSG-13 SIL-MSG-14 SIL-SEND-04 SIL-SEND-05 SIL-SEND-06': {
    'other-paths': other('Operations without a documented path have other paths.', {}),
  },
});

/** A platform that differs from the reference in everything the document leaves open, and in nothing else. */
export const twin: Variant = {
  name: 'twin',
  deviations: [
    ...surroundings,
    ...edgeDeviations,
    ...answerDeviations,
    ...nameDeviations,
    ...callbackDeviations,
    ...wireDeviations,
  ],
  ids: unusualIds,
  settings: { vendorId: 'twin & sons', headerPrefix: 'X-Twin-' },
  pathOf: movedPath,
};
