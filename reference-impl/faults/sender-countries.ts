import type { SenderDetails } from '../messaging/sender-address.ts';
import type { Answered, Decisions, Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { without } from './operators/decisions.ts';
import { on } from './operators/replies.ts';
import { isTag, judging, refusing } from './sender-requests.ts';

const leavingOut =
  (name: string) =>
  ({ messaging }: Decisions): void => {
    messaging.senderChecks = without(messaging.senderChecks, name);
  };

const goesTo = (request: SenderDetails, ...countries: readonly string[]): boolean =>
  request.destination_countries.some((country) => countries.includes(country));

const countryFaults = faultsOf({
  'SENDER-ALPHA-CC-01': {
    'senders.tags-not-for-samoa': fault('Alpha tags are not registered for the last country of the list.', {
      decide: refusing((request) => isTag(request) && goesTo(request, 'WS')),
    }),
    'senders.tags-like-numbers': fault('Alpha tags are registered for the countries of own numbers.', {
      decide: ({ messaging }) => {
        const numbers = messaging.senderChecks.find(({ name }) => name === 'ownNumberCountries');
        judging(
          'tagCountries',
          (request) => isTag(request) && numbers?.objects({ ...request, usage_type: 'OWN_NUMBER' }) !== undefined,
        )({ messaging } as Decisions);
      },
    }),
  },
  'SENDER-ALPHA-CC-02': {
    'senders.tags-everywhere': fault('Alpha tags are registered for every country.', { decide: leavingOut('tagCountries') }),
    'senders.first-country-only': fault('Only the first country of a request counts.', {
      decide: judging('tagCountries', (request, { objects }) => {
        const [first = 'SE'] = request.destination_countries;
        return objects({ ...request, destination_countries: [first] }) !== undefined;
      }),
    }),
    'senders.tags-for-ireland': fault('Alpha tags are registered for countries of own numbers too.', {
      decide: judging('tagCountries', (request, { objects }) => objects(request) !== undefined && !goesTo(request, 'IE', 'IT', 'HR', 'SI')),
    }),
  },
  'SENDER-OWN-CC-01': {
    'senders.numbers-not-for-malta': fault('Own numbers are not registered for Malta.', {
      decide: refusing((request) => !isTag(request) && goesTo(request, 'MT')),
    }),
    'senders.numbers-like-tags': fault('Own numbers are not registered where alpha tags are not.', {
      decide: refusing((request) => !isTag(request) && goesTo(request, 'IE', 'IT', 'HR', 'SI')),
    }),
  },
  'SENDER-OWN-CC-02': { 'senders.numbers-everywhere': fault('Own numbers are registered for every country.', { decide: leavingOut('ownNumberCountries') }) },
});

const countriesIn = ({ request }: Answered): unknown => (JSON.parse(request.body.toString() || '{}') as Partial<SenderDetails>).destination_countries;

/** Requests whose countries are taken although they are written wrongly. */
const taking = (isTaken: (countries: unknown) => boolean): NonNullable<Fault['reply']> =>
  on(
    'senders.request',
    ({ status }, answered) => status === 400 && isTaken(countriesIn(answered)),
    (reply) => ({ ...reply, status: 201, body: { id: '3f2c1f0a-6a43-4f0e-9f39-0f6f3f0c8a11' } }),
  );

const countryFormatFaults = faultsOf({
  'SENDER-CC-FMT-01': {
    'senders.country-as-text': fault('A country may stand without its list.', { reply: taking((countries) => typeof countries === 'string') }),
    'senders.three-letters': fault('Three-letter country codes are taken.', {
      reply: taking((countries) => Array.isArray(countries) && countries[0] === 'SWE'),
    }),
    'senders.country-crash': fault('The platform breaks down over countries that are no text.', {
      reply: on(
        'senders.request',
        ({ status }, answered) => status === 400 && typeof [countriesIn(answered)].flat()[0] === 'number',
        (reply) => ({ ...reply, status: 500 }),
      ),
    }),
  },
});

/** Deviations in the countries of sender addresses. Section "Sender address request (create body)". */
export const faults = [...countryFaults, ...countryFormatFaults];
