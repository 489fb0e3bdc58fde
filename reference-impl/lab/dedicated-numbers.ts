import type { Reply } from '../http/operation.ts';
import { offer } from '../messaging/dedicated-number.ts';
import { CAPABILITIES, NUMBER_TYPES, type NumberFacts } from '../messaging/dedicated-number-stock.data.ts';
import type { LabCall, LabOperation } from './lab-caller.ts';
import { objectOf } from './object-schema.ts';

const USUAL = { country: 'SE', type: 'MOBILE', capabilities: ['SMS'] } as const;

type Offer = Partial<NumberFacts> & { readonly phone_number: string; readonly available_after?: string };

function offerNumber({ scope: world, body }: LabCall<Offer>): Reply {
  const { available_after, phone_number, ...facts } = body;
  const from = available_after === undefined ? 0 : Date.parse(available_after);
  const { id } = offer(
    world.scopes.messaging,
    { ...USUAL, ...facts, phone_number: phone_number.replace('+', '') },
    from,
  );
  return { status: 201, body: { id } };
}

const OFFER = objectOf(
  { phone_number: { type: 'string', pattern: '^\\+?\\d{6,15}$', description: 'a phone number such as +46700000001' } },
  {
    country: { type: 'string', pattern: '^[A-Z]{2}$', description: 'a country in two capital letters, such as SE' },
    type: { enum: NUMBER_TYPES },
    capabilities: { type: 'array', items: { enum: CAPABILITIES } },
    available_after: { type: 'string', format: 'date-time' },
  },
);

/** The numbers that the platform offers. */
export const dedicatedNumberLabOperation: LabOperation = {
  id: 'lab.dedicatedNumbers.offer',
  method: 'POST',
  path: '/worlds/:world/dedicated-numbers',
  summary: 'Offers a dedicated number to accounts; returns its id.',
  schema: OFFER,
  run: offerNumber,
};
