import type { Check } from '../../kernel/problem.ts';
import type { SenderDetails } from './sender-address.ts';

/** Countries that alpha tags can be registered for. Section "Sender address request". */
const ALPHA_TAG_COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AD AI AL AS AT AU AW BA BB BH BW CD CH CK CY DE DJ DK DM EE ES FI FJ FM FO FR GB GD GG GI GL GM GQ GR GY ' +
    'IL IM IS JE JM JP KI KY LA LI LS LT LU LV MC ME MH MO MR MS MT MV NC NF NL NO NR NU PF PM PT SB SC SE SH ' +
    'SL SM ST TC TD TO VC VG WS'
  ).split(' '),
);

const OWN_NUMBER_COUNTRIES: ReadonlySet<string> = new Set(
  'AT AU CH CY DE DK EE ES FI GB HR IE IT LT LU LV MT NL NO PT SE SI'.split(' '),
);

export type SenderCheck = Check<SenderDetails>;

const LONGEST_REASON = 200;

const isTag = ({ usage_type }: SenderDetails): boolean => usage_type === 'ALPHANUMERIC';

/** Checks of alpha tags, or of own numbers: they pass for the other. */
const checksOf =
  (isMeant: (request: SenderDetails) => boolean) =>
  (name: string, member: keyof SenderDetails, objects: SenderCheck['objects']): SenderCheck => ({
    name,
    member,
    objects: (request) => (isMeant(request) ? objects(request) : undefined),
  });
const ofTag = checksOf(isTag);
const ofNumber = checksOf((request) => !isTag(request));

/** A sentence that begins with `begun` about the countries that are not among `known`, if there are any. */
const abroad =
  (known: ReadonlySet<string>, begun: string): SenderCheck['objects'] =>
  ({ destination_countries }) => {
    const countries = destination_countries.filter((country) => !known.has(country));
    return countries.length > 0 ? `${begun} cannot be registered for ${countries}` : undefined;
  };

/**
 * The checks of a request for a sender address. Section "Sender address request".
 * Rules: PUB-SENDER-INVALID-01, PUB-SENDER-REASON-01, SENDER-ALPHA-CC-01, SENDER-ALPHA-CC-02,
 * SENDER-ALPHA-CHR-01, SENDER-ALPHA-LEN-01, SENDER-ALPHA-REC-01, SENDER-CC-FMT-01, SENDER-CREATE-02,
 * SENDER-CREATE-03, SENDER-OWN-CC-01, SENDER-OWN-CC-02.
 */
export const senderChecks: readonly SenderCheck[] = [
  {
    name: 'matchingTypes',
    member: 'usage_type',
    objects: (request) => {
      const { sender_address_type: type } = request;
      return (type === 'ALPHANUMERIC') === isTag(request) ? undefined : `does not go with ${type}`;
    },
  },
  ofTag('tagLength', 'sender_address', ({ sender_address: tag }) =>
    /^.{3,11}$/su.test(tag) ? undefined : 'An alpha tag has 3 to 11 characters',
  ),
  ofTag('tagCharacters', 'sender_address', ({ sender_address: tag }) =>
    /^[A-Za-z0-9_-]*$/.test(tag) ? undefined : 'An alpha tag is made of letters and digits',
  ),
  ofNumber('ownNumber', 'sender_address', ({ sender_address: number }) =>
    /^\+?[1-9]\d{7,14}$/.test(number) ? undefined : 'An own number is written in international format',
  ),
  ofNumber('ownNumberReason', 'reason', ({ reason }) =>
    [...reason].length > LONGEST_REASON ? `has more than ${LONGEST_REASON} characters` : undefined,
  ),
  ofTag('tagCountries', 'destination_countries', abroad(ALPHA_TAG_COUNTRIES, 'Alpha tags')),
  ofNumber('ownNumberCountries', 'destination_countries', abroad(OWN_NUMBER_COUNTRIES, 'Own numbers')),
];
