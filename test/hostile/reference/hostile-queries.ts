import fc from 'fast-check';
import { hostileText, PROTOTYPE_NAMES } from './hostile-words.ts';
import { type Row, rows } from './operation-tables.ts';

const NAMES = (
  'page page_size pageSize page_token pageToken nextPageToken token msisdn nocache start_date end_date timezone listIds ' +
  'contactIds channelIds request request.pageSize request[pageSize] sort_by sort_direction matching label name nameFilter ' +
  'country latest showDeleted ticket'
)
  .split(' ')
  .concat(PROTOTYPE_NAMES);

/** Texts are escaped mostly; what is not has to be borne as well. */
const written = fc.tuple(hostileText, fc.boolean()).map(([text, isRaw]) => {
  if (isRaw) return text.replaceAll(/[\s#]/g, '+');
  return encodeURIComponent(text.replaceAll(/[\ud800-\udfff]/g, ''));
});

const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom('=', '', '==', '[]=', '%3D'), written), {
    maxLength: 6,
  })
  .map((parts) => parts.map((part) => part.join('')).join('&'));

/** Streams go on by design, and what ends a world ends the attack. */
const SPARED = ['lab.events', 'lab.worlds.remove', 'lab.worlds.create'];

/** An operation without a body, and a target with hostile words in it. */
export const hostileQuery: fc.Arbitrary<{ readonly row: Row; readonly target: string }> = fc
  .tuple(
    fc.constantFrom(...rows.filter(({ id }) => !SPARED.includes(id))),
    fc.array(written, { minLength: 4, maxLength: 4 }),
    query,
  )
  .map(([row, words, asked]) => {
    let place = 0;
    const path = row.path.replaceAll('::', ':').replace(/:(?!send|query)\w+/g, (name) => {
      place += 1;
      return name === ':world' && place % 2 === 0 ? name : (words[place % 4] ?? '').slice(0, 900) || 'x';
    });
    return { row, target: `${path}?${asked}` };
  });
