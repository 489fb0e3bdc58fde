import { blocking } from '../blacklist-effects.ts';
import { fault, faultsOf } from '../fault.ts';
import { alter, around } from '../operators/decisions.ts';
import { instead, on } from '../operators/replies.ts';

/** What else can go wrong with opt-outs, replies, classes of numbers, sender addresses and subprojects. */
export const faults = faultsOf({
  'BL-04': {
    'blacklist.self-managed-rejected': fault('Messages of accounts that manage opt-outs themselves are rejected with report code 302.', {
      decide: (decisions) => {
        decisions.messaging.obeysBlacklist = () => true;
        blocking('rejected', '302')(decisions);
      },
    }),
  },
  'X-18': {
    'blacklist.sub-accounts-exempt': fault('Opt-outs from sub-accounts are not recorded.', {
      decide: around('messaging', 'recordOptOut', (recordOptOut) => (world, reply) => {
        if (reply.account.parent === undefined) recordOptOut(world, reply);
      }),
    }),
  },
  'X-12': {
    'blacklist.repeat-code-at-release': fault('A held message to somebody who opted out is reported with report code 305.', {
      decide: alter('messaging', 'releaseRules', 'destinationBlocked', ({ name, judge }) => ({
        name,
        judge: (message, context) => {
          const decision = judge(message, context);
          return decision?.kind === 'discard' ? { ...decision, code: '305' } : decision;
        },
      })),
    }),
  },
  'REPLY-03': {
    'replies.news-only': fault('Replies are shown only when there are more than the last time.', {
      decide: ({ messaging }) => {
        const { unconfirmed } = messaging;
        let shown = 0;
        messaging.unconfirmed = (records) => {
          const all = [...unconfirmed(records)];
          const news = all.length > shown ? all : [];
          shown = all.length;
          return news;
        };
      },
    }),
  },
  'REPLY-05': {
    'replies.unasked-unlisted': fault('Only replies that answer a message are listed.', {
      decide: around('messaging', 'unconfirmed', (unconfirmed) => (records) => [...unconfirmed(records)].filter(({ message }) => message !== undefined)),
    }),
  },
  'DEDNUM-CLASS-01': {
    'number-classes.identical-bronze': fault('Six identical digits are Bronze.', {
      decide: ({ messaging }) => {
        messaging.classPatterns = messaging.classPatterns.map((pattern) => ({
          ...pattern,
          fits: (digits) => (/^(\d)\1{5}$/.test(digits) ? pattern.earns === 'BRONZE' : pattern.fits(digits)),
        }));
      },
    }),
  },
  'DEDNUM-CLASS-05': {
    'number-classes.triplets-silver': fault('Two identical triplets are Silver.', {
      decide: alter('messaging', 'classPatterns', 'identicalTriplets', (pattern) => ({ ...pattern, earns: 'SILVER' as const })),
    }),
  },
  'DEDNUM-CLASS-12': {
    'number-classes.plain-gold': fault('Numbers without any pattern are Gold.', {
      decide: alter('messaging', 'classPatterns', 'anythingElse', (pattern) => ({ ...pattern, earns: 'GOLD' as const })),
    }),
  },
  'X-38': {
    'senders.request-as-address-400': fault('A request id is a mistake instead of unknown for whoever acts for a sub-account.', {
      reply: on(
        'senders.read',
        ({ status }, { request }) => status === 404 && request.headers.account !== undefined,
        (reply) => ({ ...reply, status: 400 }),
      ),
    }),
  },
  'SENDER-404-02': {
    'senders.addresses-forbidden': fault('An approved address can be read by nobody.', {
      reply: instead('senders.read', 200, { status: 403, body: { message: 'Forbidden' } }),
    }),
  },
  'SUB-PATH-01': {
    'subprojects.moved': fault('Subprojects are moved for good to another path.', {
      reply: (reply, { operation }) =>
        operation.startsWith('subprojects.') && reply.status < 300 ? { status: 308, headers: { location: '/v2/subprojects' } } : reply,
    }),
  },
});
