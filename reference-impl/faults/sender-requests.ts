import type { SenderDetails } from '../messaging/sender-address.ts';
import type { SenderCheck } from '../messaging/sender-checks.ts';
import type { Decisions, Fault } from '../worlds/behaviour.ts';
import { fault, faultsOf } from './fault.ts';
import { changed } from './operators/decisions.ts';
import { on } from './operators/replies.ts';

/** Whether a request is for an alpha tag. */
export const isTag = ({ usage_type }: SenderDetails): boolean => usage_type === 'ALPHANUMERIC';

/** Refuses what meets a condition, on top of everything else. */
export const refusing =
  (isRefused: (request: SenderDetails) => boolean) =>
  ({ messaging }: Decisions): void => {
    const extra: SenderCheck = {
      name: 'extra',
      member: 'sender_address',
      objects: (request) => (isRefused(request) ? 'is not taken' : undefined),
    };
    messaging.senderChecks = [...messaging.senderChecks, extra];
  };

/** Replaces one check by another opinion on what it looks at. */
export const judging =
  (name: string, isRefused: (request: SenderDetails, check: SenderCheck) => boolean) =>
  ({ messaging }: Decisions): void => {
    messaging.senderChecks = changed(messaging.senderChecks, name, (check) => ({
      ...check,
      objects: (request) => (isRefused(request, check) ? 'is not taken' : undefined),
    }));
  };

/** Takes tags of other lengths. */
const lengths = (shortest: number, longest: number) =>
  judging('tagLength', (request) => {
    const { length } = [...request.sender_address];
    return isTag(request) && (length < shortest || length > longest);
  });

/** Takes tags of other characters. */
const characters = (pattern: RegExp) => judging('tagCharacters', (request) => isTag(request) && !pattern.test(request.sender_address));

const createFaults = faultsOf({
  'SENDER-CREATE-01': {
    'senders.id-no-uuid': fault('The id of a request is a short number.', {
      reply: on(
        'senders.request',
        ({ status }) => status === 201,
        (reply) => ({ ...reply, body: { ...(reply.body as object), id: '4711' } }),
      ),
    }),
    'senders.no-id': fault('A request is answered without its id.', {
      reply: on(
        'senders.request',
        ({ status }) => status === 201,
        (reply) => ({ ...reply, body: { status: 'OPEN' } }),
      ),
    }),
    'senders.no-labels': fault('Requests with a label are refused.', { decide: refusing(({ label }) => typeof label === 'string') }),
  },
  'SENDER-CREATE-02': {
    'senders.no-own-numbers': fault('Own numbers cannot be requested.', { decide: refusing((request) => !isTag(request)) }),
    'senders.no-tags': fault('Alpha tags cannot be requested.', { decide: refusing(isTag) }),
  },
  'SENDER-CREATE-03': {
    'senders.not-international': fault('INTERNATIONAL is not known as a type of sender address.', {
      decide: refusing(({ sender_address_type }) => sender_address_type === 'INTERNATIONAL'),
    }),
  },
});

const tagFaults: readonly Fault[] = [
  ['two-characters', 2, 11, 'Two characters are enough for an alpha tag.'],
  ['four-characters', 4, 11, 'An alpha tag needs four characters.'],
  ['ten-characters', 3, 10, 'An alpha tag has ten characters at most.'],
  ['twelve-characters', 3, 12, 'An alpha tag may have twelve characters.'],
  ['any-length', 0, 1000, 'An alpha tag may be of any length.'],
].map(([slug, shortest, longest, says]) => ({
  id: `senders.${slug}`,
  rule: 'SENDER-ALPHA-LEN-01',
  says: String(says),
  decide: lengths(Number(shortest), Number(longest)),
}));

const characterFaults: readonly Fault[] = [
  ['any-characters', /^/, 'An alpha tag may be made of anything.'],
  ['blanks', /^[\w -]*$/, 'An alpha tag may have blanks in it.'],
  ['letters-only', /^[A-Za-z]*$/, 'An alpha tag has no digits.'],
  ['capital-first', /^[A-Z][\w-]*$/, 'An alpha tag begins with a capital.'],
  ['no-small-letters', /^[A-Z0-9_-]*$/, 'An alpha tag has no small letters.'],
].map(([slug, pattern, says]) => ({
  id: `senders.${slug}`,
  rule: 'SENDER-ALPHA-CHR-01',
  says: String(says),
  decide: characters(pattern as RegExp),
}));

const adviceFaults = faultsOf({
  'SENDER-ALPHA-REC-01': { 'senders.advice-as-rule': fault('Tags that are shorter than the advice are refused.', { decide: lengths(6, 11) }) },
});

/** Deviations in what can be asked for. Section "Sender address request (create body)". */
export const faults = [...createFaults, ...tagFaults, ...characterFaults, ...adviceFaults];
