import { describe, expect, it } from 'vitest';
import { hmacChecks, parseHmac } from '../../../reference-impl/auth/hmac-checks.ts';
import { signatureDecisions } from '../../../reference-impl/conversation/callback-signature.ts';
import { mapDocument } from '../../../reference-impl/conversation-mapping/mapping.ts';
import { Problem } from '../../../reference-impl/kernel/problem.ts';
import {
  billingUnitsOf,
  convertCharacters,
  isGsm7,
  septetsOf,
} from '../../../reference-impl/messaging/carrier/character-converter.ts';
import { signedText } from '../../../reference-impl/messaging/keys/signature.ts';
import { classOf, classPatterns } from '../../../reference-impl/messaging/numbers/number-class.ts';
import {
  isWithinSendingHours,
  nextOpening,
  SENDING_HOURS,
} from '../../../reference-impl/messaging/submit/sending-hours.ts';
import { nextFiring, parseCron } from '../../../reference-impl/reports/cron.ts';
import { callDecisions } from '../../../reference-impl/voice/calls/decisions.ts';
import {
  expectedEventSignature,
  expectedSignature,
  signatureHeader,
} from '../../../support/ground/credentials/callback-signature.ts';
import { bodyDigest, hmacHeader, signatureOf, signingString } from '../../../support/ground/credentials/hmac.ts';
import { isSignedWith } from '../../../support/ground/credentials/webhook-signature.ts';
import { vectorsOf } from './sets.ts';

interface Text {
  readonly text: string;
}

type Mapped = { readonly message: object; readonly leftBehind?: readonly string[] };

const iso = (instant: number | undefined): string => new Date(instant ?? Number.NaN).toISOString();

function mapped(standalone: object): Mapped {
  const { bodies, withoutEquivalent } = mapDocument(standalone as never);
  const [{ message } = { message: {} }] = bodies as ReadonlyArray<{ message: object }>;
  return { message, ...(withoutEquivalent.length > 0 ? { leftBehind: withoutEquivalent } : {}) };
}

describe('the reference knows the answers', () => {
  it.each(vectorsOf<Text, { isGsm7: boolean; septets?: number }>('gsm-7'))('%s', (_, { given: { text }, expected }) => {
    const septets = septetsOf(text);
    expect({ isGsm7: isGsm7(text), ...(septets === undefined ? {} : { septets }) }).toEqual(expected);
  });

  it.each(vectorsOf<Text, { converted: string }>('conversion'))('%s', (_, { given: { text }, expected }) => {
    expect(convertCharacters(text)).toBe(expected.converted);
    expect(isGsm7(expected.converted)).toBe(true);
  });

  it.each(vectorsOf<Text, { units: number }>('units'))('%s', (_, { given: { text }, expected }) => {
    expect(billingUnitsOf(text)).toBe(expected.units);
  });

  it.each(vectorsOf<{ digits: string }, { class: string }>('number-classes'))('%s', (_, { given, expected }) => {
    expect(classOf(`+4670${given.digits}`, classPatterns)).toBe(expected.class);
  });

  it.each(vectorsOf<{ timeZone: string; submitted: string }, { notBefore: string; before: string }>('sending-hours'))(
    '%s',
    (_, { given: { timeZone, submitted }, expected }) => {
      const at = Date.parse(submitted);
      const goesOut = isWithinSendingHours(at, timeZone, SENDING_HOURS) ? at : nextOpening(at, timeZone, SENDING_HOURS);
      expect(iso(goesOut)).toBe(expected.notBefore);
      const closes = Date.parse(expected.before);
      expect([closes - 1, closes].map((each) => isWithinSendingHours(each, timeZone, SENDING_HOURS))).toEqual([
        true,
        false,
      ]);
    },
  );

  it.each(vectorsOf<{ standalone: object }, { accepted: false } | Mapped>('mapping'))(
    '%s',
    (_, { given, expected }) => {
      if ('accepted' in expected) expect(() => mapDocument(given.standalone as never)).toThrow(Problem);
      else expect(mapped(given.standalone)).toEqual(expected);
    },
  );
});

function firings(cron: string, zone: string, after: string, count: number): string[] {
  const schedule = parseCron(cron);
  if (!schedule) throw new Error(`${cron} is refused`);
  const found: string[] = [];
  for (let at = Date.parse(after); found.length < count; at = Date.parse(found.at(-1) as string))
    found.push(iso(nextFiring(schedule, zone, at)));
  return found;
}

it.each(
  vectorsOf<{ cron: string; timeZone: string; after: string }, { accepted: false } | { firings: string[] }>('cron'),
)('%s', (_, { given: { cron, timeZone, after }, expected }) => {
  if ('accepted' in expected) expect(parseCron(cron)).toBeUndefined();
  else expect(firings(cron, timeZone, after, expected.firings.length)).toEqual(expected.firings);
});

type Texts<Always extends string, Perhaps extends string> = Readonly<
  Record<Always, string> & Partial<Record<Perhaps, string>>
>;
type Request = Texts<'method' | 'target' | 'date' | 'key' | 'secret', 'body' | 'contentMd5' | 'authorization' | 'now'>;
type Signed = Texts<'stringToSign' | 'signature' | 'authorization', 'contentMd5'>;

/** Whether the reference takes a request, a second after it was signed unless it says when. */
function isAccepted({ method, target, date, body = '', key, secret, now, ...given }: Request, md5?: string): boolean {
  const header = parseHmac(given.authorization ?? '');
  if (!header || header.username !== key) return false;
  const request = {
    ...{ header, method, target, secret, legacy: false, body: Buffer.from(body) },
    headers: { date, ...(md5 === undefined ? {} : { 'content-md5': md5 }) },
    now: Date.parse(now ?? date) + 1000,
  };
  return hmacChecks.every(({ objects }) => objects(request) === undefined);
}

it.each(vectorsOf<Request, Signed | { accepted: boolean }>('hmac-requests'))(
  'requests that are signed with HMAC: %s',
  (_, { given, expected }) => {
    if ('accepted' in expected) return expect(isAccepted(given, given.contentMd5)).toBe(expected.accepted);
    const { method, target: path, date, body, key, secret } = given;
    const text = signingString({ method, path, date, body });
    const signature = signatureOf(text, secret);
    const authorization = hmacHeader(key, signature, body !== undefined);
    const contentMd5 = body === undefined ? {} : { contentMd5: bodyDigest(body) };
    expect({ ...contentMd5, stringToSign: text, signature, authorization }).toEqual(expected);
    expect(isAccepted({ ...given, authorization: expected.authorization }, expected.contentMd5)).toBe(true);
  },
);

type Notification = Texts<'method' | 'target' | 'body', 'publicKey' | 'secret'> & {
  readonly interface: 'messaging' | 'conversation' | 'voice';
  readonly headers: Readonly<Record<string, string>>;
};

const PREFIX = 'X-Platform-';

type Judged = { readonly genuine: boolean; readonly text: string };

/** What the harness finds genuine, and the text that the reference signs. */
const judges: Readonly<Record<Notification['interface'], (received: Notification) => Judged>> = {
  messaging: ({ method, target, headers, body, publicKey = '' }) => ({
    genuine: isSignedWith({ method, target, headers, body }, publicKey, PREFIX),
    text: signedText({ method, path: target, date: headers.date ?? '', body }),
  }),
  conversation: ({ headers, body, secret = '' }) => {
    const [nonce, timestamp] = ['-nonce', '-timestamp'].map((end) => signatureHeader({ headers, body }, PREFIX, end));
    return {
      genuine: expectedSignature({ headers, body }, secret, PREFIX) === signatureHeader({ headers, body }, PREFIX),
      text: signatureDecisions.signedText({ body, nonce: nonce ?? '', timestamp: timestamp ?? '' }),
    };
  },
  voice: ({ method, target, headers, body, secret = '' }) => ({
    genuine:
      headers.authorization?.endsWith(`:${expectedEventSignature({ method, target, headers, body }, secret)}`) === true,
    text: callDecisions.signedText({
      ...{ method, body, contentType: headers['content-type'] ?? '', timestamp: headers['x-timestamp'] ?? '' },
      path: target.split('?')[0] ?? '',
    }),
  }),
};

it.each(vectorsOf<Notification, { genuine: boolean; signedText?: string }>('signed-webhooks'))(
  'notifications that are signed: %s',
  (_, { given, expected }) => {
    const headers = Object.fromEntries(
      Object.entries(given.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const { genuine, text } = judges[given.interface]({ ...given, headers });
    expect(genuine).toBe(expected.genuine);
    if (expected.signedText !== undefined) expect(text).toBe(expected.signedText);
  },
);
