import { type Request, Router } from 'express';
import { accounts } from '../../config.ts';
import { pageByToken } from '../../http/pages.ts';
import { badRequest, present } from '../../http/problems.ts';
import type { SenderAddress } from '../model.ts';
import { sendCode, touch } from '../senders.ts';
import { storeOf } from '../store.ts';

const month = 30 * 24 * 60 * 60_000;

function view({ requestId, ...address }: SenderAddress) {
  const left = address.expiry ? Date.parse(address.expiry) - Date.now() : Infinity;
  const display_status = left <= 0 ? 'EXPIRED' : left < month ? 'EXPIRING' : 'APPROVED';
  return { ...address, request_id: requestId, display_status };
}

const find = (req: Request) => present(storeOf(req.account.id).senderAddresses.get(String(req.params.id)));

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
    res.json(view(find(req)));
  })
  .patch((req, res) => {
    const address = find(req);
    const { label } = req.body;
    if (typeof label !== 'string' || label.length > 100)
      throw badRequest(['/label: must be a string of at most 100 characters']);
    address.label = label;
    touch(address);
    res.json(view(address));
  })
  .delete((req, res) => {
    const address = find(req);
    const { senderAddresses, senderRequests } = storeOf(req.account.id);
    senderAddresses.delete(address.id);
    senderRequests.delete(address.requestId);
    res.status(202).json({});
  });

senderAddressRouter.post('/:id/reverify', (req, res) => {
  const address = find(req);
  const request = storeOf(req.account.id).senderRequests.get(address.requestId);
  if (request?.usage_type !== 'OWN_NUMBER') throw badRequest(['Only a personal number is verified again']);
  request.status = 'PENDING';
  touch(request);
  sendCode(request);
  res.json(request);
});
