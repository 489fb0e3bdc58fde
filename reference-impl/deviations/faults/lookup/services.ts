import type { Answered, Reply } from '../../../http/operation.ts';
import { fault, faultsOf } from '../../fault.ts';
import { auth, lookup } from '../../operators/decisions.ts';
import { on, withoutCredentials } from '../../operators/replies.ts';

const MOVED = { status: 308, headers: { location: 'https://lookup.platform.invalid/lookup' } };

const isAt =
  (...hosts: readonly string[]) =>
  (_reply: Reply, { interface: name }: Answered): boolean =>
    hosts.some((host) => name === `lookup-${host}`);

/** Deviations in who may look numbers up, at which hosts, how many at once, and in what is stored. */
export const faults = faultsOf({
  'LOOKUP-AUTH-01 lookup.open-to-all': fault('A lookup without credentials is answered.', {
    reply: on('lookup', withoutCredentials, (reply, { request }) =>
      request.query.msisdn === undefined ? reply : { status: 200, text: 'result=OK;imsi=24001;location=SE' },
    ),
  }),
  'LOOKUP-AUTH-01 lookup.password-begun': fault('Number lookup accepts any password that begins with the right one.', {
    decide: auth.orWhen(
      'basicMatches',
      ({ user, password }, { id, secret }, door) => door === 'lookup' && user === id && password.startsWith(secret),
    ),
  }),
  'LOOKUP-HOST-01 lookup.backup-out-of-order': fault('The second port of the backup host answers no lookup.', {
    reply: on('lookup', isAt('backup-3701'), (reply) => ({ ...reply, text: 'result=SYSTEM_FAILURE' })),
  }),
  'LOOKUP-SCHEME-01 lookup.leads-to-https': fault('The second port of every host redirects to https.', {
    reply: on('lookup', isAt('primary-3701', 'backup-3701'), MOVED),
  }),
  'LOOKUP-THR-01 lookup.one-too-few': fault('One lookup less than the limit may be in progress.', {
    decide: lookup.decision('hasRoom', (ongoing, limit) => ongoing < limit - 1),
  }),
  'LOOKUP-THR-01 lookup.places-of-failures': fault('A lookup that fails keeps its slot.', {
    decide: lookup.amend('shown', {
      'real-time': (outcome, { scope }) => {
        if (!['OK', 'REQUEST_THROTTLED'].includes(outcome.result)) scope.state.begin();
        return outcome;
      },
    }),
  }),
  'LOOKUP-THR-01 lookup.throttled-keep-places': fault('A throttled lookup takes a slot and keeps it.', {
    decide: lookup.inRule('rules', 'tooManyOngoing', 'judge', (judge, asked) => {
      const throttled = judge(asked);
      if (throttled) asked.scope.state.begin();
      return throttled;
    }),
  }),
  'LOOKUP-NOCACHE-01 lookup.nocache-last-only': fault('The flag nocache is found at the end of a query alone.', {
    request: (asked, { operation, request }) => {
      if (operation !== 'lookup' || /nocache[^&]*$/.test(request.target)) return asked;
      const { nocache: _, ...query } = asked.query;
      return { ...asked, query };
    },
  }),
  'LOOKUP-CACHE-01 lookup.stored-imsi-fresh-location': fault('A stored imsi comes with the current location.', {
    decide: lookup.inRule('rules', 'storedAnswer', 'judge', (judge, asked) => {
      const stored = judge(asked);
      const { decisions, state } = asked.scope;
      return stored && { ...stored, location: decisions.found(asked.msisdn, state.entries).outcome.location };
    }),
  }),
  'LOOKUP-CACHE-02 lookup.one-answer-per-eleven-digits': {
    says: 'Answers are cached by the first eleven digits of the number.',
    decide: lookup.decision('storedUnder', ({ msisdn }) => msisdn.slice(0, 11)),
  },
  'X-35 lookup.last-success-told': fault('A failed lookup returns the last success.', {
    decide: lookup.amend('shown', {
      'real-time': (outcome, { msisdn, scope: { state, clock } }) => {
        const key = `${msisdn} success`;
        if (outcome.result === 'OK') state.store(key, outcome, clock.now());
        return outcome.result === 'ABSENT_SUBSCRIBER_SM' ? (state.recall(key, clock.now()) ?? outcome) : outcome;
      },
    }),
  }),
  'PUB-LOOKUP-NOCACHE-01 published-lookup.flag-without-equals': {
    says: 'The flag nocache counts only when it has a value.',
    decide: lookup.decision('wantsFresh', (flag) => flag !== undefined && flag !== ''),
  },
  'PUB-LOOKUP-NOCACHE-01 published-lookup.flag-is-a-number': fault('The flag nocache counts unless it is true.', {
    decide: lookup.decision('wantsFresh', (flag) => flag !== undefined && flag !== 'true'),
  }),
});
