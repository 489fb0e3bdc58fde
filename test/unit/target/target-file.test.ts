import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../support/ground/problems/usage-error.ts';
import { parseDuration } from '../../../support/ground/time/duration.ts';
import { loadTargetFile } from '../../../support/wire/target/target-file.ts';
import { forSome } from '../for-all.ts';
import { problem } from '../problem.ts';
import { thrownBy } from '../thrown-by.ts';
import { loadText as load } from './load-text.ts';

const SMALLEST = `
name: sandbox
kind: external
interfaces: { messaging: "https://sandbox.example/" }
`;

describe('a target file', () => {
  it('needs a name, a kind and one interface, and gets defaults for the rest', () => {
    expect(load(SMALLEST)).toMatchObject({
      name: 'sandbox',
      scope: 'external',
      interfaces: { messaging: 'https://sandbox.example' },
      maxWaitMs: 0,
      published: false,
      callbacks: { listen: '127.0.0.1:0', patienceMs: 2000 },
      bindings: { messageIdAt: '/messages/0/message_id' },
    });
  });

  it('takes secrets from the environment alone', () => {
    const text = `${SMALLEST}credentials: { messaging: { key: "\${KEY}", secret: "\${SECRET}" } }\n`;
    expect(load(text, { KEY: 'k', SECRET: 's3cr' }).credentials?.messaging).toEqual({
      key: 'k',
      secret: 's3cr',
    });
    expect(() => load(text, { KEY: 'k' })).toThrow(/environment variable SECRET, which is not set/);
  });

  it.each([
    ['a second document', `${SMALLEST}---\nname: other\n`, /a target file is one document; remove the line ---/],
    ['text in another encoding', Buffer.from('name: müller\n', 'latin1'), /is not text in UTF-8/],
    ['text in UTF-16', Buffer.from(`\uFEFF${SMALLEST}`, 'utf16le'), /is not text in UTF-8/],
    ['a value of thousands of levels', `bindings: ${'['.repeat(9000)}`, /it is nested too deeply/],
    ['no interface', 'name: x\nkind: external\n', /must have required property 'interfaces'/],
    ['no scheme', SMALLEST.replace('https://', ''), /\/interfaces\/messaging must match/],
    ['a number without plus', `${SMALLEST}numbers: { reachable: ["61491570156"] }\n`, /\/numbers\/reachable\/0/],
    ['a wait that is none', `${SMALLEST}maxWait: long\n`, /\/maxWait is not a duration/],
    ['no patience', `${SMALLEST}callbacks: { patience: soon }\n`, /\/callbacks\/patience is not a duration/],
    ['no YAML at all', 'name: [', /neither YAML nor JSON/],
    ['an empty file', '', /the top level must be object/],
  ])('with %s is refused in one sentence', (_what, text, message) => {
    expect(() => load(text)).toThrow(problem('UsageError', message));
  });

  it('that is not there is named', () => {
    expect(() => loadTargetFile('/nowhere/target.yaml')).toThrow('There is no target file /nowhere/target.yaml.');
  });

  it('of any text is read or refused with a UsageError', () =>
    forSome(200, fc.string(), (text) => {
      try {
        load(text);
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
      }
    }));
});

describe('durations', () => {
  it.each([
    ['0s', 0],
    ['90s', 90_000],
    ['10m', 600_000],
    ['25h', 90_000_000],
    ['1h 30m', 5_400_000],
    ['500ms', 500],
  ])('%s is %i milliseconds', (text, expected) => {
    expect(parseDuration(text)).toBe(expected);
  });

  it.each(['', 'soon', '5', '-5s', '5 s', '5w'])('%s is none', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });
});

describe('a target file with several problems', () => {
  it('tells all of them at once, each with its line and column and in the order of the file', () => {
    const text = [
      'name: sandbox',
      'kind: extern',
      'interfaces: { messaging: "https://sandbox.example", tokn: "https://t.example" }',
      `credentials: { messaging: { key: k, secret: "\${NO_SECRET}" } }`,
      'limits: { messages: many }',
    ].join('\n');
    const said = thrownBy(() => load(text)).message;
    const lines = said.split('\n').map((line) => line.replace(/^.*\.yaml:/, ''));
    expect(lines).toEqual([
      '2:1: /kind must be one of bundled, external, container, not "extern"; did you mean external?',
      '3:53: /interfaces: the key tokn is not known; did you mean token?',
      '4:37: /credentials/messaging/secret needs the environment variable NO_SECRET, which is not set.',
      '5:11: /limits/messages must be integer, not "many": messages per run. Default no limit.',
    ]);
  });

  it.each(['s3c', 'token', 'Messaging'])(
    'takes no secret for another machine that no report could hide: %s',
    (secret) => {
      const text = `${SMALLEST}credentials:\n  messaging: { key: k, secret: "\${SECRET}" }\n  account: abc\n`;
      expect(() => load(text, { SECRET: secret })).toThrow(
        /:6:24: \/credentials\/messaging\/secret .* no report could hide it; change it at the platform to one of at least 12 characters\.$/,
      );
      expect(() => load(text, { SECRET: secret })).not.toThrow(new RegExp(`"${secret}"`));
      const here = text.replace('https://sandbox.example/', 'http://127.0.0.1:4010');
      expect(load(here, { SECRET: secret }).credentials?.messaging?.secret).toBe(secret);
    },
  );

  it('takes no secret in plain text for another machine, and only warns for this one', () => {
    const secret = 'credentials: { messaging: { key: k, secret: s3cret } }\n';
    expect(() => load(SMALLEST + secret)).toThrow(/5:37: \/credentials\/messaging\/secret is a secret in plain text/);
    expect(() => load(SMALLEST + secret)).not.toThrow(/s3cret/);
    const local = SMALLEST.replace('https://sandbox.example/', 'http://127.0.0.1:4010');
    expect(load(local + secret).credentials?.messaging?.secret).toBe('s3cret');
  });

  it.each([
    ['a port that is none', 'callbacks: { listen: "127.0.0.1:99999" }', /has no port 99999/],
    ['an address with a port that is none', 'lab: "http://lab.example:99999"', /\/lab .* is not an address/],
    [
      'a day that is none',
      'knownFailures: [{ rule: A, fingerprint: f, reason: r, owner: o, issue: i, expires: "2027-02-30" }]',
      /2027-02-30 is not a day of the calendar/,
    ],
    ['a key given twice', 'name: other', /neither YAML nor JSON/],
    ['an unknown capability', 'claim: { product: p, version: 1, capabilities: [de-duplicaton] }', /did you mean/],
  ])('%s is refused', (_what, line, message) => {
    expect(() => load(`${SMALLEST}${line}\n`)).toThrow(message);
  });

  it('keeps the binding that it denies by name', () => {
    expect(load(`${SMALLEST}bindings: { repliesPath: null, metadataField: tags }\n`)).toMatchObject({
      deniedBindings: ['repliesPath'],
      bindings: { metadataField: 'tags', repliesPath: '/v1/replies' },
    });
  });
});
