import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import type { AccountCaller } from '../../../reference-impl/auth/account-authentication.ts';
import type { Call, Reply } from '../../../reference-impl/http/operation.ts';
import { receiveReply } from '../../../reference-impl/messaging/reply.ts';
import type { ReportsScope } from '../../../reference-impl/reports/part.ts';
import { reportingOperations } from '../../../reference-impl/reports/report-operations.ts';
import { DETAIL_SCHEMA } from '../../../reference-impl/reports/request-schemas.ts';
import type { World } from '../../../reference-impl/worlds/world.ts';
import { accountOf, submit, worldAt } from '../messaging/submitting.ts';

const NOON = '2024-01-15T12:00:00.000Z';
const DAY = { start_date: '2024-01-15T00:00:00.000z', end_date: '2024-01-15T23:59:59.999z' };

const [, detail] = reportingOperations;

/** The contents that a detail report lists for the account that plays `role`. */
function contents(world: World, filter: object = {}, role = 'main'): unknown[] {
  const account = accountOf(world, role);
  const caller: AccountCaller = { own: account, account };
  const body = { ...DAY, ...filter };
  const scope = world.scopes.reports;
  const call = { scope, caller, body, params: {}, query: {} } as unknown as Call<ReportsScope, AccountCaller>;
  const reply = detail?.run(call) as Reply;
  return (reply.body as { messages: Array<{ content: string }> }).messages.map(({ content }) => content);
}

describe('the detail report', () => {
  it('covers the account and its sub-accounts when it names none', () => {
    const world = worldAt(NOON);
    submit(world, [{ content: 'of the account' }]);
    submit(world, [{ content: 'of the sub-account' }], 'sub');
    submit(world, [{ content: 'of a stranger' }], 'stranger');
    expect(contents(world)).toEqual(['of the account', 'of the sub-account']);
    expect(contents(world, {}, 'sub')).toEqual(['of the sub-account']);
  });

  it('refuses accounts of others', () => {
    const world = worldAt(NOON);
    const accounts = [accountOf(world, 'stranger').id];
    expect(() => contents(world, { accounts })).toThrow('not yours');
    expect(() => contents(world, { accounts: ['nobody'] })).toThrow('not yours');
  });

  it.each([
    [{ opt_out: 'true' }, ['STOP']],
    [{ opt_out: true }, ['STOP']],
    [{ opt_out: 'false', direction: 'inbound' }, ['Yes']],
    [{ mms_media: 'true' }, ['Picture']],
    [{ mms_media: true }, ['Picture']],
    [{ message_format: ['MMS', 'TTS'] }, ['Picture']],
    [{ channels: ['SMS'], direction: 'outbound' }, ['Text']],
    [{ destination: '+46700000001', destinations: ['+46700000002'] }, ['Picture']],
    [{ status: ['DELIVERED'] }, ['Text', 'Picture']],
  ])('filtered by %j', (filter, wanted) => {
    const world = worldAt(NOON);
    const { messages } = submit(world, [
      { content: 'Text' },
      { content: 'Picture', format: 'MMS', destination_number: '+46700000002' },
    ]);
    const [text] = messages;
    if (text) for (const answer of ['Yes', 'STOP']) receiveReply(world.scopes.messaging, text, answer);
    expect(contents(world, filter)).toEqual(wanted);
  });

  it('takes documented and published forms, and no others', () => {
    const validate = new Ajv({ strictTypes: false }).compile(DETAIL_SCHEMA);
    const takes = (members: object): boolean => validate({ ...DAY, ...members });
    for (const good of [{}, { opt_out: 'true' }, { opt_out: false }, { page: 0, page_size: 100 }])
      expect(takes(good), JSON.stringify(good)).toBe(true);
    for (const bad of [
      { opt_out: 'maybe' },
      { page: -1 },
      { page_size: 0 },
      { page_size: 101 },
      { status: 'X' },
    ])
      expect(takes(bad), JSON.stringify(bad)).toBe(false);
    expect(validate({ start_date: DAY.start_date })).toBe(false);
  });
});
