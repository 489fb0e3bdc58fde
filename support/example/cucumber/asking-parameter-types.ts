import { defineParameterType } from '@cucumber/cucumber';
import { periodOf } from '../../ground/time/period.ts';
import type { BurstOutcome } from '../expect/races.ts';
import type { Change, CredentialChoice } from '../verbs/altered-requests.ts';
import type { Difference } from '../verbs/bursts.ts';
import { findable } from '../verbs/findings.ts';
import type { About, NamedOperation } from '../verbs/made-things.ts';
import type { CodeChoice, Mail } from '../verbs/sender-requests.ts';
import { serviceCalled } from '../verbs/voice-services.ts';

/** A text between quotes in a step, where a backslash lets a quote stand. */
const unescaped = (text: string): string => text.replace(/\\(["'])/g, '$1');

defineParameterType({
  name: 'change',
  regexp:
    /is (\d+) characters long|has (\d+) entries|has (\d+) different entries|has a name of (\d+) characters|is (missing)|names the account's contact (\d+) times?|names each (contact list) made|lists each (contact) made|lists each (report) of the answer|is "([^"\\]*(?:\\.[^"\\]*)*)"|is '([^'\\]*(?:\\.[^'\\]*)*)'/,
  transformer: (length, count, different, named, missing, times, lists, contacts, reports, double, single): Change => {
    if (length) return { to: 'length', count: Number(length) };
    if (count) return { to: 'entries', count: Number(count) };
    if (different) return { to: 'different entries', count: Number(different) };
    if (named) return { to: 'name', count: Number(named) };
    if (missing) return { to: 'nothing' };
    if (times) return { to: 'thing', kind: 'contact', count: Number(times) };
    if (lists) return { to: 'objects made', by: 'create a contact list' };
    if (reports) return { to: 'reports' };
    if (contacts) return { to: 'ids made', by: 'create a contact' };
    return { to: 'text', text: unescaped(double ?? single) };
  },
});

defineParameterType({
  name: 'about',
  regexp:
    /for the id "([^"]*)"|for the account's ([a-z ]+)|with the ids? of the (request|address)(?:es)?(?: for)? "([^"]*)"|that is (the second service|the service)/,
  transformer: (id, thing, of, address, service): About => {
    if (thing) return { thing };
    if (service) return { service: serviceCalled(service) };
    return of ? { sender: { of: of === 'request' ? of : 'address', address } } : { id: id ?? '' };
  },
});

defineParameterType({
  name: 'credentials',
  regexp:
    /without credentials|with the Basic credentials "([^"\\]*(?:\\.[^"\\]*)*)"|with the Authorization header "([^"\\]*(?:\\.[^"\\]*)*)"|with an (HMAC) signature/,
  transformer: (basic, header, hmac): CredentialChoice => {
    if (basic != null) return { basic: unescaped(basic) };
    if (header != null) return { header: unescaped(header) };
    return hmac ? 'signed' : 'none';
  },
});

const NAMED: Readonly<Record<string, NamedOperation>> = {
  'change the webhook': { kind: 'webhook', operation: 'change a webhook' },
  'delete the webhook': { kind: 'webhook', operation: 'delete a webhook' },
  'read the signature key': { kind: 'signature key', operation: 'read a signature key' },
  'enable the signature key': { kind: 'signature key', operation: 'enable a signature key' },
  'delete the signature key': { kind: 'signature key', operation: 'delete a signature key' },
  'assign the number': { kind: 'dedicated number', operation: 'assign a number' },
  'read the assignment of': { kind: 'dedicated number', operation: 'read an assignment' },
  'change the assignment of': { kind: 'dedicated number', operation: 'change an assignment' },
  'end the assignment of': { kind: 'dedicated number', operation: 'end an assignment' },
  'end the assignments of': { kind: 'dedicated number', operation: 'end an assignment' },
};

defineParameterType({
  name: 'namedOperation',
  regexp: [
    /change the assignment of/,
    /enable the signature key/,
    /delete the signature key/,
    /read the assignment of/,
    /read the signature key/,
    /end the assignments of/,
    /end the assignment of/,
    /change the webhook/,
    /delete the webhook/,
    /assign the number/,
  ],
  transformer: (words: string) => NAMED[words],
});

defineParameterType({
  name: 'difference',
  regexp: /each with its own "\/([^"]*)"|taking turns with the signature keys made/,
  transformer: (member: string | undefined): Difference => (member ? `/${member}` : 'signature key'),
});

defineParameterType({
  name: 'burstOutcome',
  regexp: /is accepted|has a different "([^"]*)"/,
  transformer: (different: string | undefined): BurstOutcome => ({ different: different || undefined }),
});

defineParameterType({
  name: 'findable',
  regexp:
    /the webhook "([^"]*)"|the signature key "([^"]*)"|the sender address "([^"]*)"|the number "([^"]*)"|the reply "([^"]*)"|the reply to "([^"]*)"|what was made/,
  transformer: (webhook, key, address, number, reply, answered) => {
    if (webhook) return findable('webhook', webhook);
    if (key) return findable('signature key', key);
    if (address) return findable('sender address', address);
    if (reply) return findable('reply', reply);
    if (answered) return findable('reply to', answered);
    return number ? findable('number', number) : findable('made');
  },
});

defineParameterType({
  name: 'finds',
  regexp: /finds|does not find/,
  transformer: (words: string) => words === 'finds',
});

defineParameterType({ name: 'senderKind', regexp: /alpha tag|own number/ });

defineParameterType({
  name: 'code',
  regexp: /the right code|(a wrong) code|the code of "([^"]*)"/,
  transformer: (wrong: string | undefined, of: string | undefined): CodeChoice => (wrong ? { wrong: true } : { of }),
});

defineParameterType({ name: 'review', regexp: /approves|rejects/, transformer: (word: string) => word === 'approves' });

defineParameterType({
  name: 'mail',
  regexp:
    /a code|an e-mail (between \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z and \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z)/,
  transformer: (period: string | undefined): Mail =>
    period ? { is: 'e-mail', period: periodOf(period) } : { is: 'code' },
});
