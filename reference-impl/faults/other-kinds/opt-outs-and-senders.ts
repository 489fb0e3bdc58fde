import { changed } from '../alter.ts';
import type { Fault } from '../behaviour.ts';
import { blocking } from '../blacklist-effects.ts';
import { on } from '../distort.ts';

/** What else can go wrong with opt-outs, replies, classes of numbers, sender addresses and subprojects. */
export const otherOptOutAndSenderFaults: readonly Fault[] = [
  {
    id: 'blacklist.self-managed-rejected',
    rule: 'BL-04',
    says: 'Messages of accounts that manage opt-outs themselves are rejected with report code 302.',
    decide: (decisions) => {
      decisions.messaging.obeysBlacklist = () => true;
      blocking('rejected', '302')(decisions);
    },
  },
  {
    id: 'blacklist.sub-accounts-exempt',
    rule: 'X-18',
    says: 'Opt-outs from sub-accounts are not recorded.',
    decide: ({ messaging }) => {
      const { recordOptOut } = messaging;
      messaging.recordOptOut = (world, reply) => {
        if (reply.account.parent === undefined) recordOptOut(world, reply);
      };
    },
  },
  {
    id: 'blacklist.repeat-code-at-release',
    rule: 'X-12',
    says: 'A held message to somebody who opted out is reported with report code 305.',
    decide: ({ messaging }) => {
      messaging.releaseRules = changed(messaging.releaseRules, 'destinationBlocked', ({ name, judge }) => ({
        name,
        judge: (message, context) => {
          const decision = judge(message, context);
          return decision?.kind === 'discard' ? { ...decision, code: '305' } : decision;
        },
      }));
    },
  },
  {
    id: 'replies.news-only',
    rule: 'REPLY-03',
    says: 'Replies are shown only when there are more than the last time.',
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
  },
  {
    id: 'replies.unasked-unlisted',
    rule: 'REPLY-05',
    says: 'Only replies that answer a message are listed.',
    decide: ({ messaging }) => {
      const { unconfirmed } = messaging;
      messaging.unconfirmed = (records) =>
        [...unconfirmed(records)].filter(({ message }) => message !== undefined);
    },
  },
  {
    id: 'number-classes.identical-bronze',
    rule: 'DEDNUM-CLASS-01',
    says: 'Six identical digits are Bronze.',
    decide: ({ messaging }) => {
      messaging.classPatterns = messaging.classPatterns.map((pattern) => ({
        ...pattern,
        fits: (digits) => (/^(\d)\1{5}$/.test(digits) ? pattern.earns === 'BRONZE' : pattern.fits(digits)),
      }));
    },
  },
  {
    id: 'number-classes.triplets-silver',
    rule: 'DEDNUM-CLASS-05',
    says: 'Two identical triplets are Silver.',
    decide: ({ messaging }) => {
      messaging.classPatterns = changed(messaging.classPatterns, 'identicalTriplets', (pattern) => ({
        ...pattern,
        earns: 'SILVER',
      }));
    },
  },
  {
    id: 'number-classes.plain-gold',
    rule: 'DEDNUM-CLASS-12',
    says: 'Numbers without any pattern are Gold.',
    decide: ({ messaging }) => {
      messaging.classPatterns = changed(messaging.classPatterns, 'anythingElse', (pattern) => ({
        ...pattern,
        earns: 'GOLD',
      }));
    },
  },
  {
    id: 'senders.request-as-address-400',
    rule: 'X-38',
    says: 'A request id is a mistake instead of unknown for whoever acts for a sub-account.',
    reply: on(
      'senders.read',
      ({ status }, { request }) => status === 404 && request.headers.account !== undefined,
      (reply) => ({ ...reply, status: 400 }),
    ),
  },
  {
    id: 'senders.addresses-forbidden',
    rule: 'SENDER-404-02',
    says: 'An approved address can be read by nobody.',
    reply: on(
      'senders.read',
      ({ status }) => status === 200,
      () => ({ status: 403, body: { message: 'Forbidden' } }),
    ),
  },
  {
    id: 'subprojects.moved',
    rule: 'SUB-PATH-01',
    says: 'Subprojects are moved for good to another path.',
    reply: (reply, { operation }) =>
      operation.startsWith('subprojects.') && reply.status < 300
        ? { status: 308, headers: { location: '/v2/subprojects' } }
        : reply,
  },
];
