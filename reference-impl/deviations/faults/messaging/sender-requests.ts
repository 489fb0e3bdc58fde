import type { Reply } from '../../../http/operation.ts';
import type { SenderCheck } from '../../../messaging/senders/checks.ts';
import type { SenderDetails } from '../../../messaging/senders/sender-address.ts';
import { fault, faultsOf, type Row } from '../../fault.ts';
import { behind, decision, inRule, judging } from '../../operators/messaging.ts';
import { asked, lettingPass, on, rewriting } from '../../operators/replies.ts';

const isTag = ({ usage_type }: SenderDetails): boolean => usage_type === 'ALPHANUMERIC';

const refusing = (isRefused: (request: SenderDetails) => boolean) =>
  behind('senderChecks', {
    name: 'extra',
    member: 'sender_address',
    objects: (request) => (isRefused(request) ? 'is not taken' : undefined),
  });

const checking = (name: string, isRefused: (request: SenderDetails, objects: SenderCheck['objects']) => boolean) =>
  inRule('senderChecks', name, 'objects', (objects, request) =>
    isRefused(request, objects) ? 'is not taken' : undefined,
  );

const lengths = (says: string, shortest: number, longest: number): Row =>
  fault(says, {
    decide: checking('tagLength', (request) => {
      const { length } = [...request.sender_address];
      return isTag(request) && (length < shortest || length > longest);
    }),
  });

const characters = (pattern: RegExp) =>
  checking('tagCharacters', (request) => isTag(request) && !pattern.test(request.sender_address));

const goesTo = (request: SenderDetails, ...countries: readonly string[]): boolean =>
  request.destination_countries.some((country) => countries.includes(country));

const TAKEN: Reply = { status: 201, body: { id: '3f2c1f0a-6a43-4f0e-9f39-0f6f3f0c8a11' } };

const taking = (isMeant: (countries: unknown) => boolean, to: Reply | number = TAKEN) =>
  asked('senders.request', 400, ({ destination_countries: countries }) => isMeant(countries), to);

const MADE = { status: 201, body: {} };

/** Deviations in what can be requested. Section "Sender address request (create body)". */
export const faults = faultsOf({
  'SENDER-CREATE-03 senders.not-international': fault('The sender address type INTERNATIONAL is refused.', {
    decide: refusing(({ sender_address_type }) => sender_address_type === 'INTERNATIONAL'),
  }),
  'SENDER-ALPHA-LEN-01 senders.two-characters': lengths('An alpha tag may have two characters.', 2, 11),
  'SENDER-ALPHA-LEN-01 senders.four-characters': lengths('An alpha tag needs at least four characters.', 4, 11),
  'SENDER-ALPHA-LEN-01 senders.ten-characters': lengths('An alpha tag may have at most ten characters.', 3, 10),
  'SENDER-ALPHA-LEN-01 senders.twelve-characters': lengths('An alpha tag may have twelve characters.', 3, 12),
  'SENDER-ALPHA-CHR-01 senders.blanks': fault('An alpha tag may have spaces.', { decide: characters(/^[\w -]*$/) }),
  'SENDER-ALPHA-CHR-01 senders.letters-only': fault('An alpha tag may have no digits.', {
    decide: characters(/^[A-Za-z]*$/),
  }),
  'SENDER-ALPHA-CHR-01 senders.capital-first': fault('An alpha tag must begin with a capital letter.', {
    decide: characters(/^[A-Z][\w-]*$/),
  }),
  'SENDER-ALPHA-CHR-01 senders.no-small-letters': fault('An alpha tag may have no lower-case letters.', {
    decide: characters(/^[A-Z0-9_-]*$/),
  }),
  'SENDER-ALPHA-CC-01 senders.tags-not-for-samoa': fault('Alpha tags are refused for the last country of the list.', {
    decide: refusing((request) => isTag(request) && goesTo(request, 'WS')),
  }),
  'SENDER-ALPHA-CC-02 senders.tags-for-ireland': fault('Alpha tags are also accepted for countries of own numbers.', {
    decide: checking(
      'tagCountries',
      (request, objects) => objects(request) !== undefined && !goesTo(request, 'IE', 'IT', 'HR', 'SI'),
    ),
  }),
  'SENDER-OWN-CC-01 senders.numbers-not-for-malta': fault('Own numbers are refused for Malta.', {
    decide: refusing((request) => !isTag(request) && goesTo(request, 'MT')),
  }),
  'SENDER-OWN-CC-01 senders.numbers-like-tags': fault('Own numbers are refused for countries without alpha tags.', {
    decide: refusing((request) => !isTag(request) && goesTo(request, 'IE', 'IT', 'HR', 'SI')),
  }),
  'SENDER-CC-FMT-01 senders.country-as-text': fault('A country is accepted without a list.', {
    reply: taking((countries) => typeof countries === 'string'),
  }),
  'SENDER-CC-FMT-01 senders.three-letters': fault('Three-letter country codes are accepted.', {
    reply: taking((countries) => Array.isArray(countries) && countries[0] === 'SWE'),
  }),
  'SENDER-CC-FMT-01 senders.country-crash': fault('Countries that are not text crash the platform.', {
    reply: taking((countries) => typeof [countries].flat()[0] === 'number', 500),
  }),
  'SENDER-ALPHA-APPR-01 senders.rejected-usable': fault('Rejected alpha tags can be used.', {
    decide: judging('unapprovedSender', (plain, message, context) => {
      const requests = [...context.senderRequests.values()].filter(({ status }) => status === 'REJECTED');
      const isRejected = requests.some(({ sender_address }) => sender_address === message.source);
      return isRejected ? undefined : plain(message, context);
    }),
  }),
  'PUB-SENDER-REQUIRED-01 sender-refusals.no-reason-given': fault('A request needs no reason.', {
    reply: lettingPass('senders.request', '/reason: is required', MADE),
  }),
  'PUB-SENDER-REQUIRED-01 sender-refusals.no-use-given': fault('A request needs no usage type.', {
    reply: lettingPass('senders.request', '/usage_type: is required', MADE),
  }),
  'PUB-SENDER-INVALID-01 sender-refusals.any-countries': fault('Country codes may have any form.', {
    reply: lettingPass('senders.request', '/destination_countries', MADE),
  }),
  'PUB-SENDER-CONFLICT-01 sender-refusals.letters-matter': fault('Tags are compared with case.', {
    decide: decision('isSameAddress', (one, other) => one === other),
  }),
  'PUB-SENDER-CONFLICT-01 sender-refusals.alike-is-the-same': fault('Tags with the same beginning count as the same.', {
    decide: decision('isSameAddress', (one, other) => other.toLowerCase().startsWith(one.toLowerCase())),
  }),
  'PUB-SENDER-CODE-01 sender-refusals.any-code': fault('A verification code may be any text.', {
    reply: lettingPass('senders.verify', '/verification_code: must', { status: 200, body: {} }),
  }),
  'PUB-SENDER-UNKNOWN-01 sender-list.finds-anything': fault('An invalid address id returns an empty record.', {
    reply: on('senders.read', 404, { status: 200, body: {} }),
  }),
  'PUB-SENDER-UNKNOWN-01 sender-refusals.unknown-request-verified': fault('An unknown request can be verified.', {
    reply: on('senders.verify', 404, { status: 200, body: {} }),
  }),
  'PUB-SENDER-STATE-01 sender-requests.always-open': fault('A request stays pending whatever the reviewer decides.', {
    reply: rewriting('senders.status', (request) => (isTag(request) ? { ...request, status: 'OPEN' } : request)),
  }),
});
