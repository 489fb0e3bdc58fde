import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListQuery } from '../../../reference-impl/contacts/list-query.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';
import { forAll } from '../for-all.ts';

const PARAMETERS = [
  'pageSize',
  'nextPageToken',
  'prevPageToken',
  'listIds',
  'contactIds',
  'channelIds',
  'channelTypes',
  'channelSubscriptionState',
] as const;

const ID = 'ABCDEF00-0000-4000-8000-000000000000';

const read = (query: Record<string, string | string[]>) => readListQuery(query, PARAMETERS);

function mistakesOf(query: Record<string, string | string[]>) {
  try {
    read(query);
  } catch (error) {
    if (error instanceof Problem && error.status === 400)
      return error.details.map(({ pointer, kind }) => `${pointer} ${kind}`);
    throw error;
  }
  return [];
}

describe('the query of a list', () => {
  it('is the same however it is spelled', () => {
    const wanted = { pageSize: 5, listIds: [ID.toLowerCase()], channelTypes: ['SMS', 'EMAIL'] };
    const types = ['SMS', 'EMAIL'];
    expect(read({ pageSize: '5', listIds: ID, channelTypes: types })).toEqual(wanted);
    expect(read({ pageSize: '5', listIds: [ID], channelTypes: 'SMS,EMAIL' })).toEqual(wanted);
    expect(read({ 'request.pageSize': '5', 'request[listIds]': ID, 'channelTypes[]': types })).toEqual(wanted);
    expect(read({ request: JSON.stringify({ pageSize: 5, listIds: [ID], channelTypes: types }) })).toEqual(wanted);
  });

  it('takes a plain parameter before the same one in request', () => {
    expect(read({ pageSize: '5', request: '{"pageSize":7}' })).toEqual({ pageSize: 5 });
  });

  it('has nothing where parameters are empty, null or unknown', () => {
    expect(read({ pageSize: '', request: '{"listIds":null}', colour: 'red' })).toEqual({});
    expect(read({ request: '', channelIds: ',' })).toEqual({ channelIds: undefined });
  });

  it.each([
    [{ pageSize: '0' }, '/pageSize constraint_violation'],
    [{ pageSize: '1001' }, '/pageSize constraint_violation'],
    [{ pageSize: '-1' }, '/pageSize constraint_violation'],
    [{ pageSize: 'x' }, '/pageSize type_mismatch'],
    [{ pageSize: ['1', '2'] }, '/pageSize type_mismatch'],
    [{ pageSize: '99999999999999999999' }, '/pageSize type_mismatch'],
    [{ contactIds: 'x' }, '/contactIds invalid_format'],
    [{ channelTypes: 'FAX' }, '/channelTypes no_such_pattern'],
    [{ channelSubscriptionState: 'MAYBE' }, '/channelSubscriptionState no_such_pattern'],
    [{ nextPageToken: 'a', prevPageToken: 'b' }, '/prevPageToken incorrect_operation'],
    [{ request: 'SOME_OBJECT_VALUE' }, '/request type_mismatch'],
    [{ request: '[]' }, '/request type_mismatch'],
    [{ request: ['{}', '{}'] }, '/request type_mismatch'],
    [{ request: '{"listIds":[1]}' }, '/listIds type_mismatch'],
    [{ request: '{"channelSubscriptionState":{}}' }, '/channelSubscriptionState type_mismatch'],
  ])('%j is refused', (query, mistake) => {
    expect(mistakesOf(query as never)).toEqual([mistake]);
  });

  it('is understood or refused with 400, whatever comes', () => {
    const name = fc.oneof(
      fc.constantFrom('request', ...PARAMETERS),
      fc.constantFrom(...PARAMETERS).map((each) => `request.${each}`),
      fc.string(),
    );
    const value = fc.oneof(fc.string(), fc.json(), fc.array(fc.string(), { maxLength: 3 }));
    const members = fc.dictionary(fc.constantFrom(...PARAMETERS, '__proto__'), fc.jsonValue());
    forAll(fc.dictionary(name, value), fc.option(members), (query, request) => {
      mistakesOf(request ? { ...query, request: JSON.stringify(request) } : query);
    });
  });
});
