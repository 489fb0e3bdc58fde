import { fault, faultsOf } from '../../fault.ts';
import { refusingBodies } from '../../operators/bodies.ts';

function everythingIn(value: unknown, pointer = ''): Array<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [`${pointer}/${name}`, inner] as const,
    ...everythingIn(inner, `${pointer}/${name}`),
  ]);
}

/** Refuses a value at a matching pointer if `isRefused`. */
const refusingAt = (pointer: RegExp, isRefused: (value: unknown) => boolean) =>
  refusingBodies((body) => everythingIn(body).some(([place, value]) => pointer.test(place) && isRefused(value)));

/** Deviations in the limits of voice services. */
export const faults = faultsOf({
  'PUB-VOICE-LIMIT-06': {
    'published-voice.menus-never-silent': fault('A menu must repeat at least once.', {
      decide: refusingAt(/\/repeatCount$/, (value) => value === 0),
    }),
  },
  'PUB-VOICE-LIMIT-07': {
    'published-voice.no-third-storage': fault('The address scheme of the third storage service is refused.', {
      decide: refusingAt(/\/destinationUrl$/, (value) => String(value).startsWith('azure:')),
    }),
  },
});
