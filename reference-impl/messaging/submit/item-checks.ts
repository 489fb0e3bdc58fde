import type { Check } from '../../kernel/problem.ts';
import { instantOf } from '../../kernel/time.ts';
import type { SubmittedItem } from './message.ts';

export type ItemCheck = Check<SubmittedItem>;

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);

const oddInstant = (text: string | null | undefined): string | undefined =>
  typeof text === 'string' && Number.isNaN(instantOf(text)) ? 'is no instant that exists' : undefined;

/** Rules: MSG-FORMAT-01, MSG-OPT-01, PUB-MSG-MEDIA-01, PUB-MSG-SOURCE-01, PUB-MSG-URL-01. */
export const itemChecks: readonly ItemCheck[] = [
  {
    name: 'callbackAddress',
    member: 'callback_url',
    objects: ({ callback_url }) =>
      typeof callback_url !== 'string' || isWebAddress(callback_url) ? undefined : 'Invalid callback url',
  },
  { name: 'scheduledInstant', member: 'scheduled', objects: ({ scheduled }) => oddInstant(scheduled) },
  {
    name: 'expiryInstant',
    member: 'message_expiry_timestamp',
    objects: ({ message_expiry_timestamp }) => oddInstant(message_expiry_timestamp),
  },
  {
    name: 'sourceOfType',
    member: 'source_number_type',
    objects: ({ source_number, source_number_type }) =>
      source_number_type && !source_number ? 'needs a source_number' : undefined,
  },
  {
    name: 'mediaOfFormat',
    member: 'media',
    objects: ({ media, format }) => (media?.length && format !== 'MMS' ? 'needs the format MMS' : undefined),
  },
  {
    name: 'mediaAddresses',
    member: 'media',
    objects: ({ media }) => (media?.every(isWebAddress) === false ? 'is not a list of web addresses' : undefined),
  },
];
