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

/** Whether alpha tags can be registered for a country. Section "Sender address request". */
export const takesAlphaTags = (country: string): boolean => ALPHA_TAG_COUNTRIES.has(country);

/** Whether own numbers can be registered for a country. Section "Sender address request". */
export const takesOwnNumbers = (country: string): boolean => OWN_NUMBER_COUNTRIES.has(country);
