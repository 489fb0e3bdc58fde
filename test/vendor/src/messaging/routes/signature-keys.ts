import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { Router } from 'express';
import { insist, oneOf, shape } from '../../http/check.ts';
import { pageNumber, pageSizeOf } from '../../http/pages.ts';
import { badRequest, present } from '../../http/problems.ts';
import type { SignatureKey } from '../model.ts';
import { storeOf } from '../store.ts';

const makeKeys = promisify(generateKeyPair);
const body = shape({ digest: oneOf('SHA224', 'SHA256', 'SHA512'), cipher: oneOf('RSA') });

const view = ({ privateKey, ...key }: SignatureKey) => key;

const enabledKey = (accountId: string) => [...storeOf(accountId).signatureKeys.values()].find(({ enabled }) => enabled);

const find = (accountId: string, id: string) => present(storeOf(accountId).signatureKeys.get(id), 'Entity not found');

export const signatureKeysRouter = Router();

signatureKeysRouter.get('/', (req, res) => {
  const page = pageNumber(req.query.page, 1);
  const size = pageSizeOf(req.query.page_size, 50, 100, 2);
  const keys = [...storeOf(req.account.id).signatureKeys.values()];
  res.json(keys.slice((page - 1) * size, page * size).map(view));
});

signatureKeysRouter.post('/', async (req, res) => {
  insist(body, req.body, badRequest);
  const pair = await makeKeys('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key: SignatureKey = {
    key_id: randomUUID(),
    cipher: req.body.cipher,
    digest: req.body.digest,
    created: new Date().toISOString(),
    enabled: false,
    privateKey: pair.privateKey,
  };
  storeOf(req.account.id).signatureKeys.set(key.key_id, key);
  res.status(201).json({ ...view(key), public_key: pair.publicKey.toString('base64') });
});

signatureKeysRouter
  .route('/enabled')
  .get((req, res) => {
    res.json(view(present(enabledKey(req.account.id), 'Currently no key is enabled')));
  })
  .patch((req, res) => {
    if (typeof req.body.key_id !== 'string') throw badRequest(['/key_id: Key id cannot be null']);
    const key = find(req.account.id, req.body.key_id);
    for (const other of storeOf(req.account.id).signatureKeys.values()) other.enabled = other === key;
    res.json(view(key));
  })
  .delete((req, res) => {
    const key = enabledKey(req.account.id);
    if (key) key.enabled = false;
    res.status(204).end();
  });

signatureKeysRouter
  .route('/:id')
  .get((req, res) => {
    res.json(view(find(req.account.id, req.params.id)));
  })
  .delete((req, res) => {
    storeOf(req.account.id).signatureKeys.delete(find(req.account.id, req.params.id).key_id);
    res.status(200).json({});
  });
