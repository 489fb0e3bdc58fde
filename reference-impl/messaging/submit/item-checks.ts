import { instantOf } from '../../kernel/instant.ts';
import type { SubmittedItem } from './message.ts';

/** One check of a submitted item beyond its schema; returns what is wrong with `member`, or undefined. */
export interface ItemCheck {
  readonly name: string;
  readonly member: keyof SubmittedItem;
  readonly objects: (item: SubmittedItem) => string | undefined;
}

const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);

const callbackAddress: ItemCheck = {
  name: 'callbackAddress',
  member: 'callback_url',
  objects: ({ callback_url }) =>
    typeof callback_url !== 'string' || isWebAddress(callback_url) ? undefined : 'Invalid callback url',
};

const isInstant = (text: string | null | undefined): boolean =>
  typeof text !== 'string' || !Number.isNaN(instantOf(text));

const scheduledInstant: ItemCheck = {
  name: 'scheduledInstant',
  member: 'scheduled',
  objects: ({ scheduled }) => (isInstant(scheduled) ? undefined : 'is no instant that exists'),
};

const expiryInstant: ItemCheck = {
  name: 'expiryInstant',
  member: 'message_expiry_timestamp',
  objects: ({ message_expiry_timestamp }) =>
    isInstant(message_expiry_timestamp) ? undefined : 'is no instant that exists',
};

const sourceOfType: ItemCheck = {
  name: 'sourceOfType',
  member: 'source_number_type',
  objects: ({ source_number, source_number_type }) =>
    source_number_type && !source_number ? 'needs a source_number' : undefined,
};

const mediaOfFormat: ItemCheck = {
  name: 'mediaOfFormat',
  member: 'media',
  objects: ({ media, format }) => (media?.length && format !== 'MMS' ? 'needs the format MMS' : undefined),
};

const mediaAddresses: ItemCheck = {
  name: 'mediaAddresses',
  member: 'media',
  objects: ({ media }) => (media?.every(isWebAddress) === false ? 'is not a list of web addresses' : undefined),
};

/**
 * All are made, so that every mistake is reported together.
 * Rules: MSG-FORMAT-01, MSG-OPT-01, PUB-MSG-MEDIA-01, PUB-MSG-SOURCE-01, PUB-MSG-URL-01.
 */
export const itemChecks: readonly ItemCheck[] = [
  callbackAddress,
  scheduledInstant,
  expiryInstant,
  sourceOfType,
  mediaOfFormat,
  mediaAddresses,
];
