import type { Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { operatorsOn } from '../../operators/decisions.ts';
import { asked, askedIn, on, showing } from '../../operators/replies.ts';

const { decision, amend } = operatorsOn('subprojects');

type Body = Readonly<Record<string, unknown>>;

const CHANGES = ['subprojects.create', 'subprojects.change'];
const REFUSED: Reply = {
  status: 400,
  body: { error: { code: 400, message: 'No', status: 'INVALID_ARGUMENT', details: [] } },
};

/** Answers a refused request as if it had been carried out, if its body matches. */
const taking = (isMeant: (body: Body) => boolean) => asked(CHANGES, 400, { status: 200, body: {} }, isMeant);

/** Refuses a valid request, if its body matches. */
const refusing = (isMeant: (body: Body) => boolean) => asked(CHANGES, 200, REFUSED, isMeant);

/** The length of a text; -1 for anything else. */
const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : -1);

/** Deviations in how subprojects are made, shown, changed, deleted and listed. */
export const faults = faultsOf({
  'PUB-SUB-CREATE-01': {
    'published-subprojects.parent-from-the-body': fault('The parent is taken from the body instead of the path.', {
      reply: showing('subprojects.create', 200, ({ parentProjectId: usual }, answered) => {
        const { parentProjectId = usual } = askedIn(answered);
        return { parentProjectId };
      }),
    }),
  },
  'PUB-SUB-LIMIT-01': {
    'published-subprojects.nameless': fault('A subproject needs no name.', {
      reply: taking(({ displayName }) => !displayName),
    }),
    'published-subprojects.short-names': fault('A name may have at most 254 characters.', {
      reply: refusing(({ displayName }) => lengthOf(displayName) > 254),
    }),
  },
  'PUB-SUB-LIMIT-02': {
    'published-subprojects.endless-labels': fault('A subproject may have any number of labels.', {
      reply: taking(({ labels }) => Object.keys(labels ?? {}).length > 255),
    }),
    'published-subprojects.labels-of-a-hundred': fault('A label may have at most 100 characters.', {
      reply: refusing(({ labels }) => lengthOf((labels as Body | undefined)?.team) > 100),
    }),
  },
  'PUB-SUB-LIST-01': {
    'published-subprojects.no-token-at-the-end': fault('The last page has no token member.', {
      reply: showing('subprojects.list', 200, ({ nextPageToken }) => ({ nextPageToken: nextPageToken || undefined })),
    }),
  },
  'PUB-SUB-LIST-03': {
    'published-subprojects.pages-of-any-size': fault('A page may have any size.', {
      decide: amend('pageSizes', { largest: 1_000_000 }),
    }),
    'published-subprojects.any-token': fault('An unknown token returns the first page.', {
      reply: on('subprojects.list', ({ status }, { request }) => status === 400 && /pageToken/.test(request.target), {
        status: 200,
        body: { subprojects: [], nextPageToken: '' },
      }),
    }),
  },
  'PUB-SUB-LIST-04': {
    'published-subprojects.deleted-never-listed': fault('Deleted subprojects are never listed.', {
      decide: decision('isListed', ({ deleted }) => !deleted),
    }),
  },
});
