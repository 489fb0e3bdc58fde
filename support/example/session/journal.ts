import { callbackMembers, requestMembers, responseMembers } from '../../ground/bodies/byte-text.ts';
import { cutBodies, KEPT_BODY } from '../../ground/bodies/cut-bodies.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { secretsGivenAway } from '../../ground/secrets/given-away.ts';
import { learnedSecrets, learnSecrets } from '../../ground/secrets/learned-secrets.ts';
import { redact } from '../../ground/secrets/redact.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from './json-members.ts';
import { unwitnessed, Witnesses, witnessAnswers } from './witnesses.ts';

class Unlooked extends Error {
  override name = 'Unlooked';
}

function whole(value: unknown): unknown {
  const length = JSON.stringify(value)?.length ?? 0;
  return length <= KEPT_BODY ? value : `(JSON of ${length} characters, not kept)`;
}

/** An observation as evidence keeps it; a large body is dropped and the status kept. */
export function keptValue(seen: unknown): unknown {
  if (typeof seen !== 'object' || seen === null || Array.isArray(seen)) return whole(seen);
  const members = Object.entries(seen).map(([name, member]) => [name, whole(member)]);
  return whole(Object.fromEntries(members));
}

/** Everything an example sent and received, in order. Secrets never leave it in plain text. */
export class Journal {
  readonly exchanges: Exchange[] = [];
  readonly notifications: Notification[] = [];
  /** Messages submitted without asking for reports; whether reports come anyway is open. */
  readonly unasked = new Set<unknown>();
  readonly observations: Array<{ what: string; seen: unknown }> = [];
  readonly settings: { on?: string[]; timeZone?: string } = {};
  readonly witness: string[] = [];
  readonly witnesses = new Witnesses();
  readonly uses: Set<string>;
  /** How many connections its receivers dropped: what they brought is not known. */
  dropped = 0;
  readonly #secrets = new Set<string>();
  readonly #isShared: boolean;

  /** @param isShared whether other examples of the run use the same account, and may show the same secrets */
  constructor(isShared = false, uses = new Set<string>()) {
    this.#isShared = isShared;
    this.uses = uses;
  }

  hide(...secrets: string[]): void {
    for (const secret of secrets) if (secret.length >= 4) this.#secrets.add(secret);
  }

  #known(): ReadonlySet<string> {
    const given = secretsGivenAway([this.#told(), this.observations]);
    if (this.#isShared) learnSecrets(given);
    return new Set([...this.#secrets, ...given, ...(this.#isShared ? learnedSecrets : [])]);
  }

  clearing(): (value: unknown) => unknown {
    const known = this.#known();
    return (value) => redact(value, known);
  }

  clear(value: unknown): unknown {
    return this.clearing()(value);
  }

  /** The first refusal that no step looked at, as a sentence. */
  refusal(): string | undefined {
    const refused = this.exchanges.find((each) => each.status >= 400 && !each.looked);
    if (!refused) return undefined;
    const { request, status, text } = refused;
    return `${request.method} ${request.url} was refused with HTTP status ${status} and no step looked at it: ${text}`;
  }

  /** Throws Unlooked when no step checked a refusal or one of the first `answerable` notifications. */
  requireLooked(answerable = this.notifications.length): void {
    const refusal = this.refusal();
    if (refusal !== undefined) throw new Unlooked(refusal);
    for (const { looked, json, body } of this.notifications.slice(0, answerable)) {
      const told = (json ?? {}) as Record<string, unknown>;
      const { message_id: id, delivery_report_id: report, message_delivery_report: delivery } = told;
      // Reports of the conversation service follow a send by themselves, on some platforms and not on others.
      if (looked || delivery !== undefined || (report !== undefined && this.unasked.has(id))) continue;
      throw new Unlooked(`a notification was never checked: ${body}`);
    }
  }

  /** Throws Inconclusive (insufficient-evidence) for an absence or refusal without a witness; `onWire` alters texts. */
  requireWitness(onWire: (text: string) => string = (text) => text): void {
    witnessAnswers(this.exchanges, this.witnesses);
    // What dropped connections brought is not known: then nothing that came shows that nothing else did.
    for (const { n, receiver, json } of this.dropped === 0 ? this.notifications : []) {
      const how = `notification ${n} arrived at ${receiver}`;
      this.witnesses.supply('arrived', 'any receiver', how);
      if (typeof json === 'object' && json !== null && 'delivery_report_id' in json)
        this.witnesses.supply('arrived', 'the receiver of delivery reports', how);
    }
    for (const { of, thing, name: written = '' } of this.witnesses.unmet()) {
      const name = onWire(written);
      const isText = thing === 'the text "{}"';
      if (!isText && thing !== 'the member "{}"') continue;
      // A text or member that an answer lacks must appear elsewhere in the example: then its form is known.
      const found = this.exchanges.find(({ text, request, json }) =>
        isText ? [text, JSON.stringify(json), request.body].join().includes(name) : memberAt(json, name) !== undefined,
      );
      const letter = isText ? this.notifications.find(({ body }) => body.includes(name)) : undefined;
      if (found) this.witnesses.supply('read', of, `request ${found.n} or its answer shows ${of}`);
      else if (letter) this.witnesses.supply('read', of, `notification ${letter.n} shows ${of}`);
    }
    const unmet = this.witnesses.unmet();
    if (unmet.length > 0) throw new Inconclusive('insufficient-evidence', unmet.map(unwitnessed).join('; '));
  }

  #told(): { exchanges: object[]; callbacks: object[] } {
    const exchanges = this.exchanges.map(({ n, interface: name, at, sent, request, status, headers, text, bytes }) => ({
      n,
      interface: name,
      at: new Date(at).toISOString(),
      ...(sent && { sent }),
      method: request.method,
      url: request.url,
      requestHeaders: request.wireHeaders ?? request.headers,
      ...requestMembers(request.body),
      status,
      responseHeaders: headers,
      ...responseMembers(bytes ?? text),
    }));
    const callbacks = this.notifications.map(({ n, method, target, headers, body, bytes, at }) => ({
      n,
      method,
      target,
      headers,
      ...callbackMembers(bytes ?? body),
      at: new Date(at).toISOString(),
    }));
    return { exchanges, callbacks };
  }

  /** The journal as evidence: secrets replaced, and large bodies cut. */
  evidence(rung: string, worldNow: number, passedMs = 0): object {
    const observations = this.observations.map(({ what, seen }) => ({ what, seen: keptValue(seen) }));
    const { settings } = this;
    const witness = [...new Set([...this.witness, ...this.witnesses.phrases()])];
    const all = {
      rung,
      worldNow: new Date(worldNow).toISOString(),
      ...this.#told(),
      observations,
      ...(Object.keys(settings).length > 0 && { settings }),
      witness,
      passedMs,
      uses: [...this.uses],
    };
    const secrets = this.#isShared ? this.#known() : this.#secrets;
    return cutBodies(all, (short) => redact(short, secrets) as typeof short);
  }
}
