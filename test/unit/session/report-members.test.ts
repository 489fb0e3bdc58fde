import { describe, expect, it } from 'vitest';
import type { Session } from '../../../support/example/session/session.ts';
import { usualMembers } from '../../../support/example/verbs/operation-request.ts';
import { DEFAULT_BINDINGS } from '../../../support/ground/bindings.ts';

const members = (operation: string, reportMembers = DEFAULT_BINDINGS.reportMembers) => {
  const target = { bindings: { ...DEFAULT_BINDINGS, reportMembers } };
  const session = { run: { target }, cast: { account: () => ({ id: 'account-1' }) } } as unknown as Session;
  return usualMembers(session, operation, 'main');
};

describe('what a platform wants said in every report request', () => {
  it('is the direction, where the target file says nothing else', () => {
    expect(members('read the detail report')).toEqual({ direction: 'all' });
    expect(members('list metadata keys')).toEqual({ direction: 'all' });
  });

  it('is what the target file says, as far as a request can have it', () => {
    const wanted = '{"page":1,"page_size":50,"timezone":"UTC","accounts":["{account}"]}';
    const common = { page: 1, page_size: 50, accounts: ['account-1'] };
    expect(members('read the detail report', wanted)).toEqual({ ...common, timezone: 'UTC' });
    expect(members('list metadata keys', wanted)).toEqual(common);
  });

  it('is nothing in other requests', () => {
    expect(members('submit a message')).toEqual({});
  });
});
