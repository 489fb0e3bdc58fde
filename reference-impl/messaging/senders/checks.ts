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

/** One reason to refuse a request for a sender address; returns what is wrong with `member`, or undefined. */
export interface SenderCheck {
  readonly name: string;
  readonly member: keyof SenderDetails;
  readonly objects: (request: SenderDetails) => string | undefined;
}

const isTag = ({ usage_type }: SenderDetails): boolean => usage_type === 'ALPHANUMERIC';

const matchingTypes: SenderCheck = {
  name: 'matchingTypes',
  member: 'usage_type',
  objects: ({ sender_address_type, usage_type }) =>
    (sender_address_type === 'ALPHANUMERIC') === (usage_type === 'ALPHANUMERIC')
      ? undefined
      : `does not go with ${sender_address_type}`,
};

const tagLength: SenderCheck = {
  name: 'tagLength',
  member: 'sender_address',
  objects: (request) => {
    const length = [...request.sender_address].length;
    return isTag(request) && (length < 3 || length > 11) ? 'An alpha tag has 3 to 11 characters' : undefined;
  },
};

const tagCharacters: SenderCheck = {
  name: 'tagCharacters',
  member: 'sender_address',
  objects: (request) =>
    isTag(request) && !/^[A-Za-z0-9_-]*$/.test(request.sender_address)
      ? 'An alpha tag is made of letters and digits'
      : undefined,
};

const ownNumber: SenderCheck = {
  name: 'ownNumber',
  member: 'sender_address',
  objects: (request) =>
    isTag(request) || /^\+?[1-9]\d{7,14}$/.test(request.sender_address)
      ? undefined
      : 'An own number is written in international format',
};

const LONGEST_REASON = 200;

const ownNumberReason: SenderCheck = {
  name: 'ownNumberReason',
  member: 'reason',
  objects: (request) =>
    !isTag(request) && [...request.reason].length > LONGEST_REASON
      ? `has more than ${LONGEST_REASON} characters`
      : undefined,
};

const tagCountries: SenderCheck = {
  name: 'tagCountries',
  member: 'destination_countries',
  objects: (request) => {
    const outside = request.destination_countries.filter((country) => !ALPHA_TAG_COUNTRIES.has(country));
    return isTag(request) && outside.length > 0 ? `Alpha tags cannot be registered for ${outside}` : undefined;
  },
};

const ownNumberCountries: SenderCheck = {
  name: 'ownNumberCountries',
  member: 'destination_countries',
  objects: (request) => {
    const outside = request.destination_countries.filter((country) => !OWN_NUMBER_COUNTRIES.has(country));
    return isTag(request) || outside.length === 0 ? undefined : `Own numbers cannot be registered for ${outside}`;
  },
};

/**
 * All are made, so that every mistake is reported together. Section "Sender address request".
 * Rules: PUB-SENDER-INVALID-01, PUB-SENDER-REASON-01, SENDER-ALPHA-CC-01, SENDER-ALPHA-CC-02,
 * SENDER-ALPHA-CHR-01, SENDER-ALPHA-LEN-01, SENDER-ALPHA-REC-01, SENDER-CC-FMT-01, SENDER-CREATE-02,
 * SENDER-CREATE-03, SENDER-OWN-CC-01, SENDER-OWN-CC-02.
 */
export const senderChecks: readonly SenderCheck[] = [
  matchingTypes,
  tagLength,
  tagCharacters,
  ownNumber,
  ownNumberReason,
  tagCountries,
  ownNumberCountries,
];
