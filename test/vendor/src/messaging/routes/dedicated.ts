import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { type Request, Router } from 'express';
import { has } from '../../config.ts';
import { insist, map, oneOf, optional, shape, text } from '../../http/check.ts';
import { pageByToken, pageNumber, pageSizeOf } from '../../http/pages.ts';
import { badRequest, conflict, forbidden, notFound, present } from '../../http/problems.ts';
import { dedicatedNumbers } from '../dedicated.ts';
import type { Assignment, DedicatedNumber, SignatureKey } from '../model.ts';
import { assignments, storeOf } from '../store.ts';

const creation = shape({ label: text({ max: 100 }), metadata: map(text()) });
const change = shape({ label: optional(text({ max: 100 })), metadata: optional(map(text())) });

const words = (value: unknown) =>
  String(value)
    .toUpperCase()
    .trim()
    .split(/\s*,\s*/);

function matches(number: DedicatedNumber, query: Request['query']): boolean {
  const { country, matching, service_types, types, type, classification } = query;
  return (
    (!country || words(country).includes(number.country)) &&
    (!matching || number.phone_number.includes(String(matching))) &&
    (!service_types || words(service_types).some((service) => number.capabilities.includes(service))) &&
    (!(types ?? type) || words(types ?? type).includes(number.type)) &&
    (!classification || words(classification).includes(number.classification))
  );
}

const assignmentOf = (numberId: string) => [...assignments.values()].find(({ number_id }) => number_id === numberId);

const numberOf = (id: string) => present(dedicatedNumbers.get(id));

function ownAssignment(accountId: string, numberId: string): Assignment {
  const assignment = assignmentOf(numberOf(numberId).id);
  if (assignment?.accountId !== accountId) throw notFound();
  return assignment;
}

const view = ({ accountId, ...assignment }: Assignment) => ({ ...assignment, account_id: accountId });

export const dedicatedRouter = Router();

dedicatedRouter.use((req, _res, next) => {
  if (!has(req.account, 'dedicatedNumbers')) throw forbidden('This feature has not been enabled in your account.');
  next();
});

dedicatedRouter.get('/', (req, res) => {
  const free = [...dedicatedNumbers.values()].filter(
    (number) => !assignmentOf(number.id) && matches(number, req.query),
  );
  res.json(pageByToken(free, req.query, 50));
});

dedicatedRouter.get('/assignments', (req, res) => {
  const { label, number_id } = req.query;
  const own = [...assignments.values()]
    .filter((assignment) => assignment.accountId === req.account.id)
    .map((assignment) => ({ assignment: view(assignment), number: numberOf(assignment.number_id) }))
    .filter(
      ({ assignment, number }) =>
        matches(number, req.query) &&
        (!label || assignment.label === label) &&
        (!number_id || assignment.number_id === number_id),
    );
  res.json(pageByToken(own, req.query, 50));
});

dedicatedRouter.get('/:id', (req, res) => {
  res.json(numberOf(req.params.id));
});

dedicatedRouter
  .route('/:id/assignment')
  .get((req, res) => {
    res.json(view(ownAssignment(req.account.id, req.params.id)));
  })
  .post((req, res) => {
    const number = numberOf(req.params.id);
    insist(creation, req.body, badRequest);
    if (assignmentOf(number.id)) throw conflict('The number is already assigned.');
    const { label, metadata } = req.body;
    const assignment = { id: randomUUID(), accountId: req.account.id, number_id: number.id, label, metadata };
    assignments.set(assignment.id, assignment);
    res.status(201).json(view(assignment));
  })
  .patch((req, res) => {
    const assignment = ownAssignment(req.account.id, req.params.id);
    insist(change, req.body, badRequest);
    assignment.label = req.body.label ?? assignment.label;
    assignment.metadata = req.body.metadata ?? assignment.metadata;
    res.status(204).end();
  })
  .delete((req, res) => {
    assignments.delete(ownAssignment(req.account.id, req.params.id).id);
    res.status(204).end();
  });

const makeKeys = promisify(generateKeyPair);
const body = shape({ digest: oneOf('SHA224', 'SHA256', 'SHA512'), cipher: oneOf('RSA') });

const withoutPrivate = ({ privateKey, ...key }: SignatureKey) => key;

const enabledKey = (accountId: string) => [...storeOf(accountId).signatureKeys.values()].find(({ enabled }) => enabled);

const find = (accountId: string, id: string) => present(storeOf(accountId).signatureKeys.get(id), 'Entity not found');

export const signatureKeysRouter = Router();

signatureKeysRouter.get('/', (req, res) => {
  const page = pageNumber(req.query.page, 1);
  const size = pageSizeOf(req.query.page_size, 50, 100, 2);
  const keys = [...storeOf(req.account.id).signatureKeys.values()];
  res.json(keys.slice((page - 1) * size, page * size).map(withoutPrivate));
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
  res.status(201).json({ ...withoutPrivate(key), public_key: pair.publicKey.toString('base64') });
});

signatureKeysRouter
  .route('/enabled')
  .get((req, res) => {
    res.json(withoutPrivate(present(enabledKey(req.account.id), 'Currently no key is enabled')));
  })
  .patch((req, res) => {
    if (typeof req.body.key_id !== 'string') throw badRequest(['/key_id: Key id cannot be null']);
    const key = find(req.account.id, req.body.key_id);
    for (const other of storeOf(req.account.id).signatureKeys.values()) other.enabled = other === key;
    res.json(withoutPrivate(key));
  })
  .delete((req, res) => {
    const key = enabledKey(req.account.id);
    if (key) key.enabled = false;
    res.status(204).end();
  });

signatureKeysRouter
  .route('/:id')
  .get((req, res) => {
    res.json(withoutPrivate(find(req.account.id, req.params.id)));
  })
  .delete((req, res) => {
    storeOf(req.account.id).signatureKeys.delete(find(req.account.id, req.params.id).key_id);
    res.status(200).json({});
  });
