// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how secrets are written in a target file.
import { describe, expect, it } from 'vitest';
import { hiding, secretsIn } from '../../../support/ground/secrets/hide-secrets.ts';
import { accountProblems } from '../../../support/wire/target/account-problems.ts';
import type { TargetCredentials } from '../../../support/wire/target/declared-account.ts';
import { declaredFacts } from '../../../support/wire/target/declared-facts.ts';
import { numberProblems } from '../../../support/wire/target/meaning-problems.ts';
import { refusals } from '../../documents/target-reference.ts';

const base = { name: 's', kind: 'external', interfaces: { messaging: 'https://m.example' } };
const credentials = { messaging: { key: 'k1', secret: '${S1}' }, account: 'acme-1' };
const night = { name: 'night', account: 'acme-2', key: 'k2', secret: '${S2}' };

const says = (...accounts: object[]): string[] => refusals({ ...base, credentials, accounts });

describe('accounts in a target file', () => {
  it('may describe the account of credentials, a stranger and sub-accounts without their keys', () => {
    const written = {
      credentials: { ...credentials, subAccount: 'acme-3' },
      accounts: [
        { name: 'main', account: 'acme-1' },
        { name: 'below', account: 'acme-3' },
        { ...night, subAccount: 'acme-4', timeZone: 'Pacific/Auckland' },
        { name: 'far below', account: 'acme-4' },
      ],
    };
    expect(accountProblems(written)).toEqual([]);
  });

  const keyless = { name: 'night', account: 'acme-2' };
  const otherKey = { ...night, secret: '${S1}', account: 'acme-1' };
  const but = (over: object) => ({ ...night, ...over });

  it.each<[string, ...object[]]>([
    ['1/name night is the name of /accounts/0 too; give each account its own.', night, but({ account: 'a', key: 'k' })],
    ['1 describes acme-2 again, as /accounts/0 does; join the two.', night, but({ name: 'day' })],
    ['0/key is not the one that /credentials/messaging gives acme-1; write the right one in one place.', otherKey],
    ['0/key is that of acme-1 at /credentials/messaging too; each account has a key of its own.', but({ key: 'k1' })],
    ['0 has neither key nor secret, and acme-2 is no account or sub-account of another entry; add them.', keyless],
    ['0 has a key but no secret; add it.', { ...keyless, key: 'k2' }],
    ['0/timeZone Mars/X is not a time zone; write one such as Europe/Stockholm.', but({ timeZone: 'Mars/X' })],
    ['0/subAccount is the account itself; give the id of a sub-account.', but({ subAccount: 'acme-2' })],
  ])('are refused in one sentence: %s', (sentence, ...accounts) =>
    expect(says(...accounts)).toEqual([`/accounts/${sentence}`]),
  );

  it('are refused for another secret of one account', () => {
    const written = {
      credentials: { messaging: { key: 'k', secret: 'one' }, account: 'a' },
      accounts: [{ name: 'a', account: 'a', key: 'k', secret: 'two' }],
    };
    expect(accountProblems(written).map(({ pointer }) => pointer)).toEqual(['/accounts/0/secret']);
  });

  it('are refused for a feature that is misspelt, with the one that was meant', () => {
    const [sentence = ''] = says({ ...night, features: ['deduplication'] });
    expect(sentence).toMatch(/^\/accounts\/0\/features\/0 must be one of .*; did you mean de-duplication\?$/);
  });

  it('may not hold secrets in plain text for another machine', () => {
    expect(says({ ...night, secret: 'in plain text' })).toEqual([
      '/accounts/0/secret is a secret in plain text; write ${NAME} and set that environment variable.',
    ]);
  });

  it('keep their secrets out of reports', () => {
    const declared: TargetCredentials = {
      accounts: [{ name: 'n', account: 'a', key: 'the-night-key', secret: 'the-night-secret' }],
    };
    expect(hiding(secretsIn(declared))('the-night-key and the-night-secret')).not.toMatch(/night/);
  });

  it('become the accounts of an example, with what is switched on there', () => {
    const written = {
      credentials: {
        accounts: [
          { ...night, features: ['billing-units' as const], subAccount: 'acme-4' },
          { name: 'b', account: 'acme-4', features: [] },
        ],
      },
      numbers: {},
    };
    const { accounts } = declaredFacts(written as unknown as Parameters<typeof declaredFacts>[0]);
    expect(accounts.map(({ role, id, features }) => [role, id, features])).toEqual([
      ['main', 'acme-2', ['billing-units']],
      ['sub', 'acme-4', []],
    ]);
  });
});

describe('numbers in a target file', () => {
  it('have one outcome', () => {
    const numbers = { reachable: ['+61491570156'], blocked: ['+61491570157', '+61491570156'] };
    expect(numberProblems({ numbers }).map(({ says: sentence }) => sentence)).toEqual([
      '/numbers/blocked/1 +61491570156 is under reachable too; a number has one outcome',
    ]);
    expect(numberProblems({ numbers: { reachable: ['+61491570156', '+61491570156'] } })).toEqual([]);
  });

  it('are looked up in international form, whatever outcome they have', () => {
    const lookups = { '+61491570156': { result: 'OK' }, '61491570156': { result: 'OK' }, 'a/b': { result: 'OK' } };
    const problems = numberProblems({ numbers: { blocked: ['+61491570156'] }, lookups });
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/lookups/61491570156', '/lookups/a~1b']);
  });
});
