/** What is known of an unassigned number, with members named as in the API. */
export interface NumberFacts {
  /** International format without the plus. */
  readonly phone_number: string;
  readonly country: string;
  readonly type: (typeof NUMBER_TYPES)[number];
  readonly capabilities: readonly Capability[];
}

/** The published types of a dedicated number. */
export const NUMBER_TYPES = [
  'MOBILE',
  'LANDLINE',
  'TEN_DLC',
  'TOLL_FREE',
  'SHORT_CODE',
  'HOSTED_TEN_DLC',
  'HOSTED_TOLL_FREE',
] as const;

/** What a dedicated number can be used for. */
export const CAPABILITIES = ['SMS', 'TTS', 'MMS'] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** The numbers that every world offers. */
export const STOCK: readonly NumberFacts[] = [
  { phone_number: '61491570222', country: 'AU', type: 'MOBILE', capabilities: ['SMS', 'MMS'] },
  { phone_number: '61491583127', country: 'AU', type: 'MOBILE', capabilities: ['SMS', 'MMS'] },
  { phone_number: '61255501842', country: 'AU', type: 'LANDLINE', capabilities: ['TTS'] },
  { phone_number: '46700742682', country: 'SE', type: 'MOBILE', capabilities: ['SMS'] },
  { phone_number: '447700918264', country: 'GB', type: 'MOBILE', capabilities: ['SMS'] },
  { phone_number: '18005550182', country: 'US', type: 'TOLL_FREE', capabilities: ['SMS', 'MMS', 'TTS'] },
];
