import { obstacleIn } from '../../ground/problems/inconclusive.ts';
import { realTime } from '../../ground/time/pause.ts';
import { SECOND } from '../../ground/time/units.ts';
import type { Answer } from '../../wire/http/answer-collector.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Restraint } from '../../wire/safety/restraint.ts';
import { type ResolvedTarget, reachOf } from '../../wire/target/target.ts';
import { type Finding, fine, gap, note, type Place, spell, tagsOf } from './finding.ts';

export interface Knock {
  readonly place: Place;
  readonly answer?: Answer;
  readonly silent?: string;
  readonly late?: keyof typeof LATE | undefined;
  /** When the answer came, in milliseconds since the epoch. */
  readonly at: number;
}

/** Asks a target as its file allows; an answer is waited for so many milliseconds. */
export function restrained(target: ResolvedTarget, patience: number): HttpClient {
  const { limits, safety } = target;
  const terms = { requestsPerSecond: limits.requestsPerSecond, onlySafeHttp: safety?.allowPlainHttp === false };
  return new HttpClient({ reach: reachOf(target), patience, restraint: new Restraint(terms, realTime) });
}

export async function knockAt(http: HttpClient, place: Place, now: () => number): Promise<Knock> {
  try {
    const url = place.of === 'lab' ? `${place.url}/health` : place.url;
    const answer = await http.send({ method: 'GET', url, headers: {} });
    return { place, answer, at: now() };
  } catch (error) {
    const { cause = (error as Error).message, late } = obstacleIn(error) ?? {};
    return { place, silent: cause, late, at: now() };
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there (ECONNREFUSED); start it, or fix the address',
  ECONNRESET: 'the connection is reset (ECONNRESET); is something else listening there?',
  EHOSTUNREACH: 'no way leads there (EHOSTUNREACH); is the network up?',
  ENOTFOUND: 'its name does not resolve (ENOTFOUND); fix the address',
  EAI_AGAIN: 'its name does not resolve now (EAI_AGAIN); is the network up?',
  EPROTO: 'it does not speak TLS (EPROTO); is it plain http?',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS; is it plain http?',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'it does not speak TLS; is it plain http?',
  UND_ERR_SOCKET: 'the connection is closed without an answer; is something else listening there?',
  UND_ERR_CONNECT_TIMEOUT: 'no connection comes about; is a firewall in between?',
};

const LATE = {
  waiting: 'no connection comes about; is a firewall in between?',
  sent: 'it takes the request and never answers',
  begun: 'it begins to answer and never ends',
} as const;

/** Node names what is wrong with a certificate in many words; all of them mean this. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|HOSTNAME_MISMATCH/;

export function silenceOf({ silent = '', late }: Knock): string {
  if (CERTIFICATE.test(silent))
    return `its certificate is not accepted (${silent}); fix it, or name its issuer in NODE_EXTRA_CA_CERTS`;
  if (silent.startsWith('HPE_') || silent.includes('does not match the HTTP'))
    return `what it answers is no HTTP (${silent}); is something else listening there?`;
  return (late && LATE[late]) ?? REASONS[silent] ?? `no answer: ${silent}`;
}

export function findingOf(knock: Knock): Finding {
  const { place, answer } = knock;
  const blocks = { tags: tagsOf(place) };
  const about = spell(place);
  if (!answer) return gap('answer', about, silenceOf(knock), blocks);
  const { status, headers } = answer;
  if (status >= 300 && status < 400 && headers.location) {
    const says = `it redirects to ${headers.location}; give that address, redirects are never followed`;
    return gap('answer', about, says, blocks);
  }
  if (status >= 500) return gap('answer', about, `it answers HTTP status ${status}; fix it first`, blocks);
  if (/html/i.test(headers['content-type'] ?? '') && status < 300)
    return note('answer', about, 'it answers a web page; is that the address of the interface?');
  return fine('answer', about, `it answers (HTTP status ${status})`);
}

/** Seconds that clocks may be apart, and that are too many. */
const TOLERATED = 5;
const TOO_FAR = 60;

/** How far the clock behind an address is from ours; nothing when its answer carries no Date. */
export function skewFindings({ place, answer, at }: Knock): Finding[] {
  const date = Date.parse(answer?.headers.date ?? '');
  if (Number.isNaN(date) || place.of === 'lab') return [];
  const apart = Math.round((date + SECOND / 2 - at) / SECOND);
  const says = `its clock is ${Math.abs(apart)} s ${apart < 0 ? 'behind' : 'ahead of'} ours`;
  if (Math.abs(apart) <= TOLERATED) return [fine('clock', spell(place), says)];
  if (Math.abs(apart) < TOO_FAR) return [note('clock', spell(place), says)];
  const remedy = 'set both from a time server: signatures and tokens depend on it';
  return [gap('clock', spell(place), `${says}; ${remedy}`, { by: 'clock' })];
}
