import { type AccountCaller, signedRequest } from '../../auth/account-authentication.ts';
import { type HmacHeader, hmacChecks, parseHmac, type SignedRequest, signingString } from '../../auth/hmac-checks.ts';
import type { LookupCaller, ProjectCaller } from '../../auth/project-authentication.ts';
import { parseBasic, parseBearer } from '../../auth/schemes.ts';
import type { WireRequest } from '../../http/operation.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../kernel/time.ts';
import type { Platform } from '../../worlds/platform.ts';

/** Whom an interface recognised, in a few words. */
export function callerName(caller: unknown): string {
  const { own, account, project, user } = caller as Partial<AccountCaller & ProjectCaller & LookupCaller>;
  if (own && account) return own === account ? `account ${own.id}` : `account ${own.id}, for ${account.id}`;
  if (project) return `project ${project.id}`;
  return user ? `lookup user ${user.user}` : 'somebody';
}

const ADVICE = 'older clients sign like this; start the platform with --legacy-hmac to accept their signatures';

/** What the operator can do about a signature of older clients, which use SHA-1 and X-Content-MD5; undefined for any other. */
const adviceFor = ({ algorithm, headers }: HmacHeader): string | undefined =>
  algorithm === 'hmac-sha1' || headers.some((name) => name.toLowerCase() === 'x-content-md5') ? ADVICE : undefined;

/** The same for an Authorization header, whatever it holds. */
export function adviceOn(authorization: string | undefined): string | undefined {
  const parsed = /^hmac\b/i.test(authorization ?? '') ? parseHmac(authorization as string) : undefined;
  return parsed && adviceFor(parsed);
}

/** A secret by what names it, for one kind of interface. */
type SecretOf = (name: string) => string | undefined;

const UNITS: ReadonlyArray<readonly [size: number, name: string]> = [
  [DAY, 'days'],
  [HOUR, 'hours'],
  [MINUTE, 'minutes'],
];

/** A span in its largest unit of which there are at least two. */
function spanText(span: number): string {
  const [size, name] = UNITS.find(([each]) => span >= 2 * each) ?? [SECOND, 's'];
  return `${Math.round(span / size)} ${name}`;
}

/** What the operator can do about clients that sign with the clock of their own machine. */
const DATES = 'start the platform with --signed-dates either to also accept dates near the clock of this machine';

function distanceOf({ headers, now, alsoNow }: SignedRequest): string {
  const date = headers.date;
  if (date === undefined) return 'the Date header is missing';
  const at = Date.parse(date);
  if (Number.isNaN(at)) return `the Date "${date}" cannot be read`;
  const off = at - now;
  return `the Date is ${spanText(Math.abs(off))} ${off < 0 ? 'behind' : 'ahead of'} the clock of the world, which shows ${new Date(now).toUTCString()}${alsoNow === undefined ? `; ${DATES}` : ''}`;
}

function whySigned(signed: SignedRequest): string[] {
  const missing = signed.header.headers
    .filter((name) => name.toLowerCase() !== 'request-line' && signed.headers[name.toLowerCase()] === undefined)
    .map((name) => `the signature covers ${name}, and the request has no such header`);
  const wrong = hmacChecks.flatMap((check) => {
    const objection = check.objects(signed);
    if (objection === undefined) return [];
    if (check.name === 'dateIsCurrent') return [distanceOf(signed)];
    if (check.name === 'knownAlgorithm') return [`${objection}, but "${signed.header.algorithm}"`];
    if (check.name === 'signatureIsRight') return [`${objection}; the signed text is\n${signingString(signed)}`];
    return [objection];
  });
  const advice = signed.legacy ? [] : [adviceFor(signed.header) ?? []].flat();
  return [...new Set([...missing, ...wrong, ...advice])];
}

function whyBasic(header: string, secretOf: SecretOf): string[] {
  const given = parseBasic(header);
  if (!given) return ['the Basic credentials are not Base64 of two parts with a colon between them'];
  const secret = secretOf(given.user);
  if (secret === undefined) return [`"${given.user}" is not known here`];
  return secret === given.password ? [] : [`the secret of "${given.user}" is wrong`];
}

/** Why a caller was not recognised. Sections "Messaging API: two schemes", "Bearer tokens", "Other interfaces". */
export function whyRefused(platform: Platform, name: string, request: WireRequest): string[] {
  const { apiKeys, projectKeys, lookupUsers } = platform.registry;
  const header = request.headers.authorization;
  if (header === undefined || header === '') return ['there is no Authorization header'];
  const token = parseBearer(header);
  const isMessaging = name.startsWith('messaging');
  if (token !== undefined && !isMessaging && !name.startsWith('lookup')) {
    if (token === '') return ['there is no token after Bearer'];
    const found = platform.registry.grants.get(token);
    if (!found) return ['the token was not issued here'];
    const left = found.grant.expiresAt - found.world.clock.now();
    return left > 0 ? [] : [`the token expired ${spanText(-left)} ago on the clock of the world`];
  }
  if (/^hmac\b/i.test(header) && isMessaging) {
    const parsed = parseHmac(header);
    if (!parsed) return ['the Authorization header has no username="…"'];
    const key = platform.registry.apiKeys.get(parsed.username);
    if (!key) return [`the key "${parsed.username}" is not known here`];
    return whySigned(signedRequest(platform, key, parsed, request));
  }
  if (!/^basic\b/i.test(header)) return [`the scheme "${header.split(/\s/)[0]}" is not taken here`];
  if (isMessaging) return whyBasic(header, (key) => apiKeys.get(key)?.secret);
  if (name.startsWith('lookup')) return whyBasic(header, (user) => lookupUsers.get(user)?.user.password);
  return whyBasic(header, (key) => projectKeys.get(key)?.secret);
}
