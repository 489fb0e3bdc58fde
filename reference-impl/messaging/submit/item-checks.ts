import { type Check, check } from '../../kernel/problem.ts';
import { instantOf } from '../../kernel/time.ts';
import type { SubmittedItem } from './message.ts';

export type ItemCheck = Check<SubmittedItem>;

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);

const isNoInstant = (text: string | null | undefined): boolean =>
  typeof text === 'string' && Number.isNaN(instantOf(text));

/** Rules: MSG-FORMAT-01, MSG-OPT-01, PUB-MSG-MEDIA-01, PUB-MSG-SOURCE-01, PUB-MSG-URL-01. */
export const itemChecks: readonly ItemCheck[] = [
  check(
    'callbackAddress',
    'callback_url',
    ({ callback_url }) => typeof callback_url === 'string' && !isWebAddress(callback_url),
    'Invalid callback url',
  ),
  check('scheduledInstant', 'scheduled', ({ scheduled }) => isNoInstant(scheduled), 'is no instant that exists'),
  check(
    'expiryInstant',
    'message_expiry_timestamp',
    ({ message_expiry_timestamp }) => isNoInstant(message_expiry_timestamp),
    'is no instant that exists',
  ),
  check(
    'sourceOfType',
    'source_number_type',
    (item) => !!item.source_number_type && !item.source_number,
    'needs a source_number',
  ),
  check('mediaOfFormat', 'media', ({ media, format }) => !!media?.length && format !== 'MMS', 'needs the format MMS'),
  check(
    'mediaAddresses',
    'media',
    ({ media }) => media?.every(isWebAddress) === false,
    'is not a list of web addresses',
  ),
];
