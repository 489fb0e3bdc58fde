import { randomUUID } from 'node:crypto';
import { type Request, Router } from 'express';
import { accounts } from '../../config.ts';
import { insist, list, oneOf, optional, shape, text } from '../../http/check.ts';
import { pageByToken } from '../../http/pages.ts';
import { badRequest, conflict, present } from '../../http/problems.ts';
import type { SenderAddress, SenderRequest } from '../model.ts';
import { alphaCountries, approve, isCode, personalCountries, review, sendCode, touch } from '../senders.ts';
import { storeOf } from '../store.ts';

const body = shape({
  sender_address: text({ min: 1 }),
  sender_address_type: oneOf('INTERNATIONAL', 'ALPHANUMERIC'),
  usage_type: oneOf('OWN_NUMBER', 'ALPHANUMERIC'),
  destination_countries: list(text({ pattern: /^[A-Z]{2}$/, says: 'must be a two-letter country code' }), 1),
  reason: text({ min: 1, max: 2000 }),
  label: optional(text({ max: 100 })),
});

function faultsOfRules(request: SenderRequest): string[] {
  const isAlpha = request.usage_type === 'ALPHANUMERIC';
  const faults: string[] = [];
  if (isAlpha !== (request.sender_address_type === 'ALPHANUMERIC')) {
    faults.push('/usage_type: does not go with the sender_address_type');
  }
  if (isAlpha && !/^[A-Za-z0-9_-]{3,11}$/.test(request.sender_address)) {
    faults.push('/sender_address: an alpha tag has 3 to 11 letters or digits');
  }
  if (!isAlpha && !/^\+[1-9]\d{7,14}$/.test(request.sender_address)) {
    faults.push('/sender_address: must be a phone number in international format');
  }
  const allowed = isAlpha ? alphaCountries : personalCountries;
  request.destination_countries.forEach((country, index) => {
    if (!allowed.has(country)) faults.push(`/destination_countries/${index}: [${country}] is not supported`);
  });
  return faults;
}

const find = (req: Request) => present(storeOf(req.account.id).senderRequests.get(String(req.params.id)));

export const senderRequestRouter = Router();

senderRequestRouter.post('/', (req, res) => {
  insist(body, req.body, badRequest);
  const { sender_address, sender_address_type, usage_type, destination_countries, reason, label } = req.body;
  const now = new Date().toISOString();
  const request: SenderRequest = {
    id: randomUUID(),
    account_id: req.account.id,
    sender_address,
    sender_address_type,
    usage_type,
    destination_countries,
    reason,
    label,
    status: usage_type === 'OWN_NUMBER' ? 'PENDING' : 'OPEN',
    created_date: now,
    last_modified_date: now,
    revision: 1,
  };
  const faults = faultsOfRules(request);
  if (faults.length > 0) throw badRequest(faults);
  const { senderRequests } = storeOf(req.account.id);
  for (const other of senderRequests.values())
    if (other.status !== 'REJECTED' && other.sender_address.toLowerCase() === sender_address.toLowerCase())
      throw conflict('The sender address is already registered or requested.');
  senderRequests.set(request.id, request);
  if (request.status === 'PENDING') sendCode(request);
  else review(request);
  res.status(201).json(request);
});

senderRequestRouter.get('/', (req, res) => {
  res.json({ data: [...storeOf(req.account.id).senderRequests.values()] });
});

senderRequestRouter.get(['/:id', '/:id/status'], (req, res) => {
  res.json(find(req));
});

senderRequestRouter.post('/:id/verify', (req, res) => {
  const request = find(req);
  const code = req.body.verification_code;
  if (typeof code !== 'string' || !/^\d{6}$/.test(code)) throw badRequest(['/verification_code: must have six digits']);
  if (request.usage_type !== 'OWN_NUMBER') throw badRequest(['Only a personal number is verified by a code']);
  if (!isCode(request, code)) throw badRequest(['/verification_code: is not the code that was sent']);
  approve(request);
  res.status(200).json(request);
});

const month = 30 * 24 * 60 * 60_000;

function view({ requestId, ...address }: SenderAddress) {
  const left = address.expiry ? Date.parse(address.expiry) - Date.now() : Infinity;
  const display_status = left <= 0 ? 'EXPIRED' : left < month ? 'EXPIRING' : 'APPROVED';
  return { ...address, request_id: requestId, display_status };
}

const findAddress = (req: Request) => present(storeOf(req.account.id).senderAddresses.get(String(req.params.id)));

export const senderAddressRouter = Router();

senderAddressRouter.get('/', (req, res) => {
  const { sender_address, sender_address_type, usage_type, expiry_status } = req.query;
  const related = String(req.query.include_related_accounts).toLowerCase() === 'true';
  const found = accounts
    .filter(({ id, parentId }) => id === req.account.id || (related && parentId === req.account.id))
    .flatMap(({ id }) => [...storeOf(id).senderAddresses.values()].map(view))
    .filter(
      (address) =>
        (!sender_address || address.sender_address.toLowerCase().includes(String(sender_address).toLowerCase())) &&
        (!sender_address_type || address.sender_address_type === sender_address_type) &&
        (!usage_type || address.usage_type === usage_type) &&
        (!expiry_status || address.display_status === expiry_status),
    );
  res.json(pageByToken(found, req.query, 20));
});

senderAddressRouter
  .route('/:id')
  .get((req, res) => {
    res.json(view(findAddress(req)));
  })
  .patch((req, res) => {
    const address = findAddress(req);
    const { label } = req.body;
    if (typeof label !== 'string' || label.length > 100)
      throw badRequest(['/label: must be a string of at most 100 characters']);
    address.label = label;
    touch(address);
    res.json(view(address));
  })
  .delete((req, res) => {
    const address = findAddress(req);
    const { senderAddresses, senderRequests } = storeOf(req.account.id);
    senderAddresses.delete(address.id);
    senderRequests.delete(address.requestId);
    res.status(202).json({});
  });

senderAddressRouter.post('/:id/reverify', (req, res) => {
  const address = findAddress(req);
  const request = storeOf(req.account.id).senderRequests.get(address.requestId);
  if (request?.usage_type !== 'OWN_NUMBER') throw badRequest(['Only a personal number is verified again']);
  request.status = 'PENDING';
  touch(request);
  sendCode(request);
  res.json(request);
});
