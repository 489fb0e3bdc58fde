import { describe, expect, it } from 'vitest';
import { whereOffered } from '../../../support/ground/problems/facility-missing.ts';
import { OfferedFacility } from '../../../support/wire/facilities/offered-facility.ts';
import type { Reply } from '../../../support/wire/facilities/port.ts';

const mailbox = (reply: Reply | (() => Promise<Reply>)): OfferedFacility => {
  const ask = typeof reply === 'function' ? reply : async () => reply;
  return new OfferedFacility('mailbox', { who: 'the lab', isPerson: false, ask });
};

const read = (reply: Reply) =>
  mailbox(reply)
    .request('GET', '/mailbox')
    .catch((error: Error) => `${error.name}: ${error.message}`);

const END = '; docs/lab.md says what the facility mailbox answers';

describe('a facility', () => {
  it('answers with what its verb needs', async () => {
    expect(await read({ status: 200, body: { mails: [] } })).toEqual({ mails: [] });
  });

  it.each<[number, unknown, string]>([
    [404, { message: 'no' }, 'the lab does not know GET /mailbox: HTTP status 404 {"message":"no"}'],
    [501, '', 'the lab does not know GET /mailbox: HTTP status 501 ""'],
    [400, {}, 'the lab refused GET /mailbox: HTTP status 400 {}'],
    [500, undefined, 'the lab refused GET /mailbox: HTTP status 500 nothing'],
    [200, {}, 'the lab answers GET /mailbox with {}, which has no list mails'],
    [200, '<html>', 'the lab answers GET /mailbox with "<html>", which has no list mails'],
    [200, { mails: [null] }, 'the lab answers GET /mailbox with {"mails":[null]}, which has no list mails'],
    [200, { mails: 'none' }, 'the lab answers GET /mailbox with {"mails":"none"}, which has no list mails'],
  ])('that answers %i with %j is missing', async (status, body, says) => {
    expect(await read({ status, body })).toBe(`FacilityMissing: [facility-missing] ${says}${END}`);
  });

  it('is asked for none but its own verbs', async () => {
    await expect(mailbox({ status: 200, body: {} }).request('GET', '/ledger')).rejects.toThrow(
      'GET /ledger is no verb of the facility mailbox',
    );
  });

  it('may be missing where it is no more than a help, and nothing else may go wrong', async () => {
    const missing = mailbox({ status: 404, body: {} });
    expect(await whereOffered(() => missing.request('GET', '/mailbox'))).toBeUndefined();
    const broken = mailbox(() => Promise.reject(new Error('a bug')));
    await expect(whereOffered(() => broken.request('GET', '/mailbox'))).rejects.toThrow('a bug');
  });
});
