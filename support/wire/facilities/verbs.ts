import type { Facility } from '../target/target.ts';

export type Needed = Readonly<Record<string, 'list' | 'text' | 'number' | 'object'>>;

/**
 * The verbs of a lab that examples ask for, without the `/worlds/{world}` before them: by the facility that they belong
 * to, with what each answer needs. Nothing but `doctor` reads the lists of calls and of reviews. Reports of the channel are the carrier's, what people write is the handset's;
 * calls are the ledger's where a client makes them, and the downstream's where the standalone API hands them on.
 */
export const VERBS: Readonly<Record<Facility, Readonly<Record<string, Needed>>>> = {
  clock: {
    'GET /clock': { now: 'text' },
    'PUT /clock': {},
    'POST /clock/advance': { now: 'text' },
    'POST /clock/advance-unanswered': { now: 'text' },
    'POST /clock/next': { now: 'text' },
  },
  accounts: {
    'GET ': { subprojects: 'list' },
    'PATCH /accounts/{account}': {},
    'POST /dedicated-numbers': { id: 'text' },
    'DELETE /sender-pool/{number}': {},
    'PUT /tokens/bucket': {},
    'PUT /voice/requests': {},
    'POST /conversation/webhooks': {},
  },
  carrier: {
    'POST /carrier/scripts': {},
    'GET /carrier/log': { handOvers: 'list' },
    'POST /conversation/events': {},
  },
  handset: {
    'GET /handsets/{number}/messages': { messages: 'list' },
    'POST /handsets/{number}/replies': {},
    'POST /links/{code}/clicks': { location: 'text' },
    'POST /conversation/events': {},
  },
  callbacks: { 'PATCH /callbacks': {} },
  hlr: { 'GET /hlr': { ongoing: 'number' }, 'PUT /hlr/limit': {}, 'PUT /hlr/{msisdn}': {} },
  calls: {
    'GET /calls': {},
    'POST /calls': { id: 'text' },
    'GET /calls/{call}': { legs: 'list', bridges: 'list', recordings: 'list', record: 'list' },
  },
  mailbox: { 'GET /mailbox': { mails: 'list' } },
  review: { 'GET /review': {}, 'POST /review/{request}': {} },
  ledger: { 'GET /ledger': { effects: 'list' }, 'GET /conversation/log': { calls: 'list' } },
  downstream: { 'GET /conversation/log': { calls: 'list' } },
  holds: { 'POST /holds': { id: 'text' }, 'POST /holds/{hold}/release': {} },
  faults: { 'GET /faults': {}, 'PUT /faults': {} },
};

export function verbOf(facility: Facility, method: string, path: string): readonly [string, Needed] | undefined {
  const asked = `${method} ${path.split('?')[0]}`;
  for (const [verb, needed] of Object.entries(VERBS[facility]))
    if (new RegExp(`^${verb.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked)) return [verb, needed];
  return undefined;
}
