import { Facilities } from '../../../support/example/session/facilities.ts';
import { Session } from '../../../support/example/session/session.ts';
import { realTime } from '../../../support/ground/time/pause.ts';
import { RealWaits } from '../../../support/ground/time/real-waits.ts';
import { CallbackReceiver } from '../../../support/wire/callbacks/receiver.ts';
import type { Answer } from '../../../support/wire/http/answer-collector.ts';
import { HttpClient } from '../../../support/wire/http/client.ts';
import type { OutgoingRequest } from '../../../support/wire/http/exchange.ts';
import { TimeLadder } from '../../../support/wire/lab/time-ladder.ts';
import { declaredFacts } from '../../../support/wire/target/declared-facts.ts';
import { type ResolvedTarget, reachOf } from '../../../support/wire/target/target.ts';
import { PLAIN_TARGET } from '../plain-target.ts';

const targetAt = (messaging: string, client: ResolvedTarget['client']): ResolvedTarget => ({
  ...PLAIN_TARGET,
  name: 'hostile',
  claim: { product: 'hostile', version: '1' },
  interfaces: { messaging },
  credentials: { messaging: { key: 'the-key', secret: 'the-secret' }, account: 'the-account' },
  callbacks: { listen: '127.0.0.1:0', patienceMs: 10 },
  client,
});

type Wire = Pick<HttpClient, 'send' | 'sent'>;

/** A session without a lab on a target at `address`, over a real connection unless another is given. */
export function sessionAt(
  address: string,
  wire?: Wire,
  receiver = new CallbackReceiver(),
  client?: ResolvedTarget['client'],
): Session {
  const target = targetAt(address, client);
  const reach = reachOf(target);
  const waits = new RealWaits({ maxWait: 0, maxDefer: 0 }, realTime);
  return new Session({
    rule: 'none',
    run: { target, faults: [], runId: 'run', evidence: 'red' },
    http: wire ?? new HttpClient({ reach, patience: 5000 }),
    reach,
    receiver,
    facts: declaredFacts(target),
    world: undefined,
    facilities: new Facilities(),
    time: new TimeLadder(undefined, 0, () => 0, waits),
    traces: { reached: false, messages: new Set(), owned: new Set(), unsettledUntil: 0, longer: 0 },
  });
}

/** A session whose requests are answered 200 by a function of their method and path, and what it asked. */
export function answeredSession(answer: (asked: string, count: number) => unknown) {
  const base = 'http://platform.example';
  const asked: string[] = [];
  const send = async ({ method, url }: OutgoingRequest): Promise<Answer> => {
    asked.push(`${method} ${url.slice(base.length)}`);
    const given = answer(asked.at(-1) ?? '', asked.length);
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    return { status: 200, headers: { 'content-type': 'application/json' }, text };
  };
  return { asked, session: sessionAt(base, { send, sent: 0 }) };
}
