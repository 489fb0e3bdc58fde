import type { Answered, Reply } from '../../../http/operation.ts';
import type { Decisions } from '../../../worlds/parts.ts';
import { fault, faultsOf } from '../../fault.ts';
import { auth, lookup } from '../../operators/decisions.ts';
import { on, withoutCredentials } from '../../operators/replies.ts';

type Lookups = Decisions['lookup'];
type Show = Lookups['shown']['portability'];
type Outcome = Parameters<Show>[0];
type Asked = Parameters<Show>[1];

const spelling = (from: string, to: string) =>
  on(
    'lookup',
    ({ text }) => text === `result=${from}`,
    (reply) => ({ ...reply, text: `result=${to}` }),
  );

/** Changes an outcome at both services; `atHome` is the outcome for the range of the number. */
const told = (change: (outcome: Outcome, atHome: Outcome) => Outcome) =>
  lookup.around('shown', (shown, { found }) => {
    const changing = (show: Show) => (outcome: Outcome, asked: Asked) =>
      change(show(outcome, asked), found(asked.msisdn, new Map()).outcome);
    return { 'real-time': changing(shown['real-time']), portability: changing(shown.portability) };
  });

const MOVED = { status: 308, headers: { location: 'https://lookup.platform.invalid/lookup' } };

const isAt =
  (...hosts: readonly string[]) =>
  (_reply: Reply, { interface: name }: Answered): boolean =>
    hosts.some((host) => name === `lookup-${host}`);

/** Deviations in which numbers are looked up, by whom, where and how many at once, and in the line that a lookup returns. */
export const faults = faultsOf({
  'LOOKUP-MSISDN-01 lookup.any-parameter-is-a-number': {
    says: 'A lookup with a parameter of another name is reported as invalid.',
    reply: (reply, { operation, request: { query } }) =>
      operation === 'lookup' && query.msisdn === undefined && Object.keys(query).length > 0
        ? { ...reply, text: 'result=MSISDN is invalid' }
        : reply,
  },
  'LOOKUP-MSISDN-03 lookup.ten-digits-at-least': fault('Numbers of less than ten digits are reported as invalid.', {
    decide: lookup.onlyWhen('isNumber', (written) => written.replace(/\D/g, '').length >= 10),
  }),
  'LOOKUP-MSISDN-03 only-some.numbers-of-eleven-digits': {
    says: 'Numbers of more than eleven digits are taken for malformed.',
    decide: lookup.onlyWhen('isNumber', (written) => written.length <= 11),
  },
  'LOOKUP-OK-01 only-some.lookups-at-home': fault('Numbers of other countries than Sweden are unknown.', {
    decide: lookup.instead('found', (found, msisdn, entries) => {
      const usual = found(msisdn, entries);
      return msisdn.startsWith('46') ? usual : { ...usual, outcome: { result: 'UNKNOWN_SUBSCRIBER' } };
    }),
  }),
  'LOOKUP-OK-01 lookup.mnc-of-two-digits': fault('The MNC is cut to two digits.', {
    decide: told((outcome) => ({ ...outcome, imsi: outcome.imsi?.slice(0, 5) })),
  }),
  'LOOKUP-CACHE-02 only-some.stored-by-the-last-digits': {
    says: 'Stored answers are kept by the last eight digits of a number.',
    decide: lookup.result('storedUnder', (key) => key.slice(-8)),
  },
  'LOOKUP-CT-01 lookup.html-with-nocache': fault('A lookup with nocache is labelled as HTML.', {
    reply: (reply, { operation, request: { query } }) =>
      operation === 'lookup' && query.nocache !== undefined
        ? { ...reply, type: 'text/html; charset=ISO-8859-1' }
        : reply,
  }),
  'LOOKUP-PORT-01 lookup.first-network': fault('The imsi is that of the network that first issued the number.', {
    decide: told((outcome, { imsi }) => (outcome.result === 'OK' ? { ...outcome, imsi } : outcome)),
  }),
  'LOOKUP-RT-01 lookup.location-when-roaming-only': fault('The location is missing while the subscriber is at home.', {
    decide: told((seen, { location }) => (seen.location === location ? { ...seen, location: undefined } : seen)),
  }),
  'LOOKUP-RT-01 lookup.portability-stores-what-it-shows': {
    says: 'The real-time service repeats what the other service showed.',
    decide: lookup.around('shown', (shown, { storedUnder }) => ({
      ...shown,
      portability: (outcome, asked) => {
        const less = shown.portability(outcome, asked);
        asked.scope.state.store(storedUnder(asked), less, asked.scope.clock.now());
        return less;
      },
    })),
  },
  'LOOKUP-RES-01 lookup.hlr-spelled-out': fault('HLR is spelled out in the result HLR_REJECT.', {
    reply: spelling('HLR_REJECT', 'HOME_REGISTER_REJECT'),
  }),
  'LOOKUP-RES-01 lookup.absent-without-sm': fault('The result for an absent subscriber lacks its suffix.', {
    reply: spelling('ABSENT_SUBSCRIBER_SM', 'ABSENT_SUBSCRIBER'),
  }),
  'LOOKUP-RES-01 lookup.aborts-are-rejects': fault('An abort is reported as a reject.', {
    reply: spelling('HLR_ABORT', 'HLR_REJECT'),
  }),
  'LOOKUP-RES-01 lookup.mandatory-in-title-case': fault('The result for a barred range is in title case.', {
    reply: spelling('MSISDN range is not accepted', 'MSISDN RANGE IS NOT ACCEPTED'),
  }),
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
