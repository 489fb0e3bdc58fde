import { createServer } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpClient } from '../../../support/wire/http/client.ts';
import { Reach } from '../../../support/wire/http/reach.ts';
import { addressBelow, wayTo } from '../../../support/wire/http/way.ts';
import { listening } from '../../wire/listening.ts';
import { forSome } from '../for-all.ts';
import { problem } from '../problem.ts';

let asked: string[] = [];

const server = createServer(({ url, headers }, response) => {
  asked.push(`${headers.host}${url}`);
  response.writeHead(302, { location: 'http://elsewhere.example/' }).end();
});
const declared = await listening(server);
const other = declared.replace('127.0.0.1', 'localhost');

beforeEach(() => {
  asked = [];
});

afterAll(() => void server.closeAllConnections());

const client = () => new HttpClient({ reach: new Reach([`${declared}/prefix`]) });

describe('a request', () => {
  it('goes to a declared origin, and a redirect is an answer like any other', async () => {
    const answer = await client().send({ method: 'GET', url: `${declared}/a`, headers: {} });
    expect(answer).toMatchObject({ status: 302, headers: { location: 'http://elsewhere.example/' } });
    expect(asked).toHaveLength(1);
  });

  it.each([
    () => `${other}/a`,
    () => declared.replace('http:', 'https:'),
    () => `${declared}@localhost${declared.slice(declared.lastIndexOf(':'))}/a`,
    () => 'http://xn--bcher-kva.example/',
    () => 'javascript:alert(1)',
    () => '//localhost/a',
    () => '',
  ])('to another origin is never sent and breaks the rule', async (url) => {
    const own = client();
    const sent = own.send({ method: 'GET', url: url(), headers: { authorization: 'Basic eDp5' } });
    await expect(sent).rejects.toThrow(problem('ContractViolation', 'the target file does not declare its origin'));
    expect(own.sent).toBe(0);
    expect(asked).toEqual([]);
  });
});

const BASE = 'https://api.example.com/tenant';
const AT = `${BASE}/v1/list?token=1`;
const way = (address: string, bases = [BASE]) => wayTo(address, AT, bases);

describe('an address of an answer', () => {
  it.each([
    ['/tenant/v1/list?token=2', '/v1/list?token=2'],
    ['/v1/list?token=2', '/v1/list?token=2'],
    ['?token=2', '/v1/list?token=2'],
    ['next', '/v1/next'],
    ['https://api.example.com/tenant/v1/next#part', '/v1/next'],
    ['https://API.example.com:443/tenant/a', '/a'],
    ['https://user:word@api.example.com/tenant/a', '/a'],
    ['/tenant/../../other?a=b', '/other?a=b'],
    ['\\v1\\next', '/v1/next'],
    ['/v1/\tne\nxt', '/v1/next'],
    ['/.//elsewhere.example/x', '//elsewhere.example/x'],
  ])('%j leads to %s below the base', (address, path) => {
    expect(way(address)).toEqual({ place: 1, path });
  });

  it.each([
    '//elsewhere.example/x',
    '\\\\elsewhere.example\\x',
    '/\t/elsewhere.example/x',
    'https://elsewhere.example/tenant/x',
    'https://api.example.com@elsewhere.example/x',
    'https://api.example.com.elsewhere.example/x',
    'https://api.example.com:8443/x',
    'http://api.example.com/tenant/x',
    'https://аpi.example.com/x',
    'javascript:alert(1)',
    'blob:https://api.example.com/x',
    'data:text/plain,x',
    'https://[/',
  ])('%j leads nowhere', (address) => {
    expect(way(address)).toBeUndefined();
  });

  it('finds the base that it is below', () => {
    const bases = ['https://one.example', 'https://api.example.com', BASE];
    expect(way('/tenant/a', bases)).toMatchObject({ path: '/tenant/a', place: 2 });
    expect(way('https://one.example/a', bases)).toEqual({ path: '/a', place: 1 });
  });

  it('never leads out of the declared origin, whatever it says', () => {
    const piece = fc.constantFrom('/', '\\', '@', ':', '//', '..', '?', '#', '\t', '%2f', 'http:', 'evil.example');
    const address = fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((all) => all.join(''));
    forSome(2000, address, (text) => {
      const found = way(text);
      if (found) expect(new URL(addressBelow(BASE, found.path)).origin).toBe('https://api.example.com');
    });
  });
});

it('what is put below a base address has to be a path', () => {
  expect(addressBelow('http://a', '/x?y')).toBe('http://a/x?y');
  expect(() => addressBelow('http://a', '@b/x')).toThrow('is not a path');
  expect(() => addressBelow('http://a', '.b/x')).toThrow('is not a path');
});
