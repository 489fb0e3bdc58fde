import type { SenderDetails } from '../messaging/sender-address.ts';
import { without } from './alter.ts';
import type { Answered, Decisions, Fault } from './behaviour.ts';
import { on } from './distort.ts';
import { isTag, judging, refusing } from './sender-requests.ts';

const leavingOut =
  (name: string) =>
  ({ messaging }: Decisions): void => {
    messaging.senderChecks = without(messaging.senderChecks, name);
  };

const goesTo = (request: SenderDetails, ...countries: readonly string[]): boolean =>
  request.destination_countries.some((country) => countries.includes(country));

const countryFaults: readonly Fault[] = [
  {
    id: 'senders.tags-not-for-samoa',
    rule: 'SENDER-ALPHA-CC-01',
    says: 'Alpha tags are not registered for the last country of the list.',
    decide: refusing((request) => isTag(request) && goesTo(request, 'WS')),
  },
  {
    id: 'senders.tags-like-numbers',
    rule: 'SENDER-ALPHA-CC-01',
    says: 'Alpha tags are registered for the countries of own numbers.',
    decide: ({ messaging }) => {
      const numbers = messaging.senderChecks.find(({ name }) => name === 'ownNumberCountries');
      judging(
        'tagCountries',
        (request) =>
          isTag(request) && numbers?.objects({ ...request, usage_type: 'OWN_NUMBER' }) !== undefined,
      )({ messaging } as Decisions);
    },
  },
  {
    id: 'senders.tags-everywhere',
    rule: 'SENDER-ALPHA-CC-02',
    says: 'Alpha tags are registered for every country.',
    decide: leavingOut('tagCountries'),
  },
  {
    id: 'senders.first-country-only',
    rule: 'SENDER-ALPHA-CC-02',
    says: 'Only the first country of a request counts.',
    decide: judging('tagCountries', (request, { objects }) => {
      const [first = 'SE'] = request.destination_countries;
      return objects({ ...request, destination_countries: [first] }) !== undefined;
    }),
  },
  {
    id: 'senders.tags-for-ireland',
    rule: 'SENDER-ALPHA-CC-02',
    says: 'Alpha tags are registered for countries of own numbers too.',
    decide: judging(
      'tagCountries',
      (request, { objects }) => objects(request) !== undefined && !goesTo(request, 'IE', 'IT', 'HR', 'SI'),
    ),
  },
  {
    id: 'senders.numbers-not-for-malta',
    rule: 'SENDER-OWN-CC-01',
    says: 'Own numbers are not registered for Malta.',
    decide: refusing((request) => !isTag(request) && goesTo(request, 'MT')),
  },
  {
    id: 'senders.numbers-like-tags',
    rule: 'SENDER-OWN-CC-01',
    says: 'Own numbers are not registered where alpha tags are not.',
    decide: refusing((request) => !isTag(request) && goesTo(request, 'IE', 'IT', 'HR', 'SI')),
  },
  {
    id: 'senders.numbers-everywhere',
    rule: 'SENDER-OWN-CC-02',
    says: 'Own numbers are registered for every country.',
    decide: leavingOut('ownNumberCountries'),
  },
];

const countriesIn = ({ request }: Answered): unknown =>
  (JSON.parse(request.body.toString() || '{}') as Partial<SenderDetails>).destination_countries;

/** Requests whose countries are taken although they are written wrongly. */
const taking = (isTaken: (countries: unknown) => boolean): NonNullable<Fault['reply']> =>
  on(
    'senders.request',
    ({ status }, answered) => status === 400 && isTaken(countriesIn(answered)),
    (reply) => ({ ...reply, status: 201, body: { id: '3f2c1f0a-6a43-4f0e-9f39-0f6f3f0c8a11' } }),
  );

const countryFormatFaults: readonly Fault[] = [
  {
    id: 'senders.country-as-text',
    rule: 'SENDER-CC-FMT-01',
    says: 'A country may stand without its list.',
    reply: taking((countries) => typeof countries === 'string'),
  },
  {
    id: 'senders.three-letters',
    rule: 'SENDER-CC-FMT-01',
    says: 'Three-letter country codes are taken.',
    reply: taking((countries) => Array.isArray(countries) && countries[0] === 'SWE'),
  },
  {
    id: 'senders.country-crash',
    rule: 'SENDER-CC-FMT-01',
    says: 'The platform breaks down over countries that are no text.',
    reply: on(
      'senders.request',
      ({ status }, answered) => status === 400 && typeof [countriesIn(answered)].flat()[0] === 'number',
      (reply) => ({ ...reply, status: 500 }),
    ),
  },
];

/** Deviations in the countries of sender addresses. Section "Sender address request (create body)". */
export const senderCountryFaults: readonly Fault[] = [...countryFaults, ...countryFormatFaults];
