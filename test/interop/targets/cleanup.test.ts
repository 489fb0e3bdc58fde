import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { creations } from '../../../support/ground/operations/loader.ts';
import {
  asking,
  cleanup,
  closeAccount,
  isThere,
  journalled,
  jsonOf,
  make,
  openAccount,
  placed,
  stranger,
} from './cut-account.ts';
import { SPECIMENS, type Specimen } from './specimens.data.ts';

const NO_LIST = 'the answer to its creation never came, and there is no list to find it in';
const LATER = '2125-01-01T00:00:00.000Z';

beforeAll(openAccount);

afterAll(closeAccount);

describe('what was asked for without an answer', () => {
  const listed = [...new Set(creations.filter(({ listing }) => listing).map(({ kind }) => kind))];

  it('has a specimen for each kind that is listed', () => {
    expect(Object.keys(SPECIMENS).toSorted()).toEqual(listed.toSorted());
  });

  it.each(listed)('is found and taken away: %s; what somebody else made stays', async (kind) => {
    const specimen = SPECIMENS[kind] as Specimen;
    const theirs = await placed(specimen, '61491570201');
    const other = await make(kind, theirs, 'other');
    const ours = await placed(specimen, '61491570202');
    let id = '';
    await journalled(async (journal) => {
      id = await make(kind, ours, 'mine', { journal });
    });
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'removed', ids: [id] }] });
    expect([await isThere(kind, specimen, id), await isThere(kind, specimen, other)]).toEqual([false, true]);
  });

  it.each(listed)('is not there when the request never arrived: %s', async (kind) => {
    const specimen = await placed(SPECIMENS[kind] as Specimen, '61491570203');
    await journalled((journal) => journal.begin(asking(kind, specimen, 'never')));
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'gone', ids: [] }] });
  });

  it.each(['webhook', 'scheduled report'])('is found in the list of whoever asked for it: %s', async (kind) => {
    const specimen = SPECIMENS[kind] as Specimen;
    const by = stranger();
    await journalled((journal) => make(kind, specimen, 'strange', { by, journal }));
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'removed' }] });
  });

  it('stays with who had the number before', async () => {
    const kind = 'number assignment';
    const specimen = await placed(SPECIMENS[kind] as Specimen, '61491570204');
    const id = await make(kind, specimen, 'theirs');
    await journalled((journal) => journal.begin(asking(kind, specimen, 'ours')));
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'gone' }] });
    expect(await isThere(kind, specimen, id)).toBe(true);
  });
});

describe('a scheduled message', () => {
  const kind = 'scheduled message';
  const body = (scheduled: string) => ({
    messages: [{ content: 'Hello', destination_number: '+46700000001', scheduled }],
  });
  const request = (scheduled: string) => asking(kind, { path: '/v1/messages', body }, scheduled);

  it('is cancelled by the id that the answer told', async () => {
    await journalled(async (journal) => {
      const tell = journal.begin(request(LATER));
      tell({ status: 202, text: JSON.stringify(await jsonOf(request(LATER))) });
    });
    expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'removed' }] });
  });

  it('cannot be found when no answer told its id, and that is said until its time has come', async () => {
    await journalled((journal) => journal.begin(request(LATER)));
    const why = `${NO_LIST}; it disappears by itself at ${LATER}`;
    expect(await cleanup()).toMatchObject({ code: 3, resources: [{ kind, state: 'left', why }] });
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(LATER) + 120_000);
    try {
      expect(await cleanup()).toMatchObject({ code: 0, resources: [{ kind, state: 'gone' }] });
    } finally {
      vi.restoreAllMocks();
    }
  });
});
