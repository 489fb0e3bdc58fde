import { alternativesOf } from '../../alternative.ts';
import { asked, good, refusing, rewriting } from '../../operators/replies.ts';

type Request = Readonly<Record<string, unknown>>;

const REPORTS = ['reporting.detail', 'reporting.metakeys'];

/** Other reports on the past. */
export const alternatives = alternativesOf({
  'past.bare-lists': {
    rows: ['SIL-SEND-08'],
    says: 'The detail report and the metadata keys are answered as arrays.',
    target: { published: false },
    reply: (reply, answered) =>
      rewriting('reporting.detail', ({ messages }) => messages)(
        rewriting('reporting.metakeys', ({ keys }) => keys)(reply, answered),
        answered,
      ),
  },
  'past.oldest-last': {
    rows: ['SIL-SEND-08'],
    says: 'The messages of a page are listed in the other sequence.',
    target: { published: false },
    reply: rewriting('reporting.detail', ({ messages, ...page }) => ({ ...page, messages: messages.toReversed() })),
  },
  'past.no-more-than-fifty': {
    rows: ['SIL-SEND-10'],
    says: 'A page of more than fifty entries is refused.',
    target: { published: false },
    reply: refusing<Request>('reporting.detail', ({ page_size }) => Number(page_size ?? 0) > 50),
  },
  'past.one-direction': {
    rows: ['SIL-SEND-09'],
    says: 'A report has to name its direction, and all is the only one.',
    target: { published: false },
    reply: (reply, answered) =>
      asked(
        REPORTS,
        good,
        { status: 400, body: { message: 'The direction is missing.' } },
        ({ direction }) => direction !== 'all',
      )(reply, answered),
  },
  'past.page-and-size-needed': {
    rows: ['SIL-SEND-09'],
    says: 'A report has to name its page and the size of it.',
    target: { published: false, bindings: { reportMembers: '{"direction":"all","page":0,"page_size":100}' } },
    reply: (reply, answered) =>
      asked(
        REPORTS,
        good,
        { status: 400, body: { message: 'The page or its size is missing.' } },
        ({ page, page_size }) => page === undefined || page_size === undefined,
      )(reply, answered),
  },
  'past.delivered-alone': {
    rows: ['SIL-SEND-11'],
    says: 'DELIVERED is the only status, SMS the only channel that a report can be narrowed to.',
    target: { published: false },
    reply: refusing<Request>(
      'reporting.detail',
      ({ status, channels }) =>
        [status ?? []].flat().some((each) => each !== 'DELIVERED') ||
        [channels ?? []].flat().some((each) => each !== 'SMS'),
    ),
  },
});
