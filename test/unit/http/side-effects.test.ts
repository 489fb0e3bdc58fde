import { describe, expect, it } from 'vitest';
import { Undeclared } from '../../../support/ground/problems/undeclared.ts';
import { UsageError } from '../../../support/ground/problems/usage-error.ts';
import { realTime } from '../../../support/ground/time/pause.ts';
import { HttpClient } from '../../../support/wire/http/client.ts';
import { Reach } from '../../../support/wire/http/reach.ts';
import { isLoopback } from '../../../support/wire/safety/plain-http.ts';
import { type Limits, Restraint } from '../../../support/wire/safety/restraint.ts';

const BASE = 'https://platform.example';

/** Whether a request would go out: the restraint alone says so, nothing is sent. */
const admit = (
  limits: Limits,
  method: string,
  path: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) => new Restraint(limits, realTime).admit({ method, url: `${BASE}${path}`, headers, body });

const SUBMIT = JSON.stringify({ messages: [{ content: 'Hi', destination_number: '+46700000001' }] });

describe('a target that is only read', () => {
  it.each([
    ['GET', '/v1/messages/1'],
    ['GET', '/v1/delivery_reports'],
    ['POST', '/oauth2/token'],
    ['POST', '/v2-preview/reporting/messages/detail'],
  ])('lets %s %s through', async (method, path) => {
    await admit({ sideEffects: [] }, method, path);
  });

  it.each([
    ['a message', 'POST', '/v1/messages', { body: SUBMIT }],
    ['a message under another spelling of the path', 'POST', '//v1//messages/', { body: SUBMIT }],
    ['a message under an escaped path', 'POST', '/v1/%6Dessages', { body: SUBMIT }],
    ['a message of the conversation service', 'POST', '/v1/projects/p/messages:send', { body: '{}' }],
    ['a standalone message', 'POST', '/v1/bot/messages', { body: '{}' }],
    ['a message that claims to be a query', 'POST', '/oauth2/token/../../v1/messages', { body: SUBMIT }],
    ['a message behind a query', 'POST', '/v1/messages?x=/oauth2/token', { body: SUBMIT }],
    ['a request for a sender address', 'POST', '/v1/messaging/numbers/sender_address/requests', {}],
    ['a verification code', 'POST', '/v1/messaging/numbers/sender_address/addresses/1/reverify', {}],
    ['a webhook', 'POST', '/v1/webhooks/messages', {}],
    ['taking something away', 'DELETE', '/v1/webhooks/messages/1', {}],
    ['a change', 'PATCH', '/v2/projects/p/services/s', {}],
    ['confirming reports, which then nobody else sees', 'POST', '/v1/delivery_reports/confirmed', {}],
    ['a method nobody knows', 'get', '/v1/messages', {}],
    ['a GET that is meant as a POST', 'GET', '/v1/x', { headers: { 'X-HTTP-Method-Override': 'POST' } }],
    ['a lookup, which is paid for', 'GET', '/lookup?msisdn=46700000001', {}],
  ])('gets no %s', async (_, method, path, more) => {
    await expect(admit({ sideEffects: [] }, method, path, more)).rejects.toThrow(Undeclared);
  });

  it('names the side effect that is missing', async () => {
    await expect(admit({ sideEffects: ['resources'] }, 'POST', '/v1/messages', { body: SUBMIT })).rejects.toThrow(
      '[precondition-unmet] the target file declares no sideEffects: messages, which POST /v1/messages needs',
    );
    await admit({ sideEffects: ['resources'] }, 'POST', '/v1/webhooks/messages');
    await admit({ sideEffects: ['messages'] }, 'POST', '/v1/messages', { body: SUBMIT });
    await expect(admit({ sideEffects: ['messages'] }, 'PATCH', '/v1/iam/signature_keys/enabled')).rejects.toThrow(
      /no sideEffects: resources/,
    );
  });
});

describe('recipients without a number of the target file', () => {
  const limits = { numbers: ['+46700000001'] };

  it('are not written to by the id of a contact, nor looked up', async () => {
    const body = JSON.stringify({ recipient: { contact_id: 'C01' }, message: {} });
    await expect(admit(limits, 'POST', '/v1/projects/p/messages:send', { body })).rejects.toThrow(Undeclared);
    for (const query of ['msisdn=46709999999', 'msisdn=%2B46709999999', 'msisdn=46700000001,46709999999'])
      await expect(admit(limits, 'GET', `/lookup?${query}`)).rejects.toThrow(Undeclared);
    await admit(limits, 'GET', '/lookup?msisdn=46700000001');
    await admit(limits, 'GET', '/lookup?msisdn=12');
  });

  it('cost the budget at least one message, and lookups their own', async () => {
    await expect(admit({ messages: 0 }, 'POST', '/v1/bot/messages', { body: '{}' })).rejects.toThrow(
      'limits.messages allows 0 messages in a run',
    );
    await expect(admit({ lookups: 0 }, 'GET', '/lookup?msisdn=46700000001')).rejects.toThrow(
      'limits.lookups allows 0 lookups in a run',
    );
  });
});

describe('credentials over plain http', () => {
  const limits = { onlySafeHttp: true };
  const headers = { Authorization: 'Basic eDp5' };

  it.each([
    'http://platform.example',
    'http://127.0.0.1.platform.example',
    'http://localhost.platform.example',
    'http://10.0.0.7:4010',
  ])('never go to %s', async (url) => {
    const client = new HttpClient({ reach: new Reach([url]), restraint: new Restraint(limits, realTime) });
    await expect(client.send({ method: 'GET', url, headers })).rejects.toThrow(UsageError);
    expect(client.sent).toBe(0);
  });

  it('may go to this machine, over TLS, or where no credentials are', async () => {
    const restraint = new Restraint(limits, realTime);
    for (const url of ['http://127.0.0.1:1', 'http://localhost', 'http://[::1]:80', 'http://2130706433'])
      await restraint.admit({ method: 'GET', url, headers });
    await restraint.admit({ method: 'GET', url: 'https://platform.example', headers });
    await restraint.admit({ method: 'GET', url: 'http://platform.example', headers: {} });
    expect(isLoopback('http://127.evil.example')).toBe(false);
  });
});
