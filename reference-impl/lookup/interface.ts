import { authenticateLookupUser, type LookupCaller } from '../auth/project-authentication.ts';
import type { Interface, Reply } from '../http/operation.ts';
import { operationsOf, type Platform } from '../worlds/platform.ts';
import { lineOf, type Outcome, succeeded } from './outcome.ts';
import type { Lookup, LookupCall } from './part.ts';

/** Caches the network's answer for later lookups; a failure clears it. */
function store(lookup: Lookup, outcome: Outcome): Outcome {
  const { scope } = lookup;
  const { storedUnder } = scope.decisions;
  scope.state.store(storedUnder(lookup), succeeded(outcome) ? outcome : undefined, scope.clock.now());
  scope.ledger.record('lookup', 'network');
  return outcome;
}

/** The answer of the register; the platform waits only so long. */
function awaited(lookup: Lookup): Outcome | Promise<Outcome> {
  const { scope, msisdn } = lookup;
  const { found, patience } = scope.decisions;
  const { outcome, delay } = found(msisdn, scope.state.entries);
  if (delay === 0) return store(lookup, outcome);
  const answered: Outcome = delay > patience ? { result: 'TIMEOUT' } : outcome;
  return scope.state.wait(scope.clock, Math.min(delay, patience)).then(() => store(lookup, answered));
}

/**
 * Asks the network; counts as ongoing until it answers or the client gives up. Section "Limits".
 * Rules: LOOKUP-CACHE-01, LOOKUP-CACHE-02, LOOKUP-NOCACHE-01, LOOKUP-NOCACHE-02, PUB-LOOKUP-NOCACHE-01,
 *
 */
function askNetwork(lookup: Lookup): Outcome | Promise<Outcome> {
  const { scope } = lookup;
  const parked = scope.holds.reach('lookup.query');
  const end = scope.state.begin();
  const answer = parked ? parked.then(() => awaited(lookup)) : awaited(lookup);
  if (!(answer instanceof Promise)) {
    end();
    return answer;
  }
  const forget = lookup.onAbandoned(() => scope.decisions.abandoned(end));
  return answer.finally(() => {
    end();
    forget();
  });
}

const MEDIA_TYPE = 'text/plain; charset=ISO-8859-1';

function answer(call: LookupCall): Reply | Promise<Reply> {
  const { scope, caller, query, request } = call;
  const { digitsOf, wantsFresh } = scope.decisions;
  const written = typeof query.msisdn === 'object' ? query.msisdn.join() : query.msisdn;
  const lookup: Lookup = {
    scope,
    user: caller.user,
    written,
    msisdn: digitsOf(written ?? ''),
    fresh: wantsFresh(query.nocache),
    onAbandoned: (listener) => {
      request.connection?.once('close', listener);
      return () => request.connection?.off('close', listener);
    },
  };
  const { shown } = call.scope.decisions;
  const reply = (outcome: Outcome): Reply => ({
    status: 200,
    text: lineOf(shown[lookup.user.service](outcome, lookup)),
    type: MEDIA_TYPE,
  });
  // By the first rule with an opinion, else by the network.
  let outcome: Outcome | Promise<Outcome> | undefined;
  for (const { judge } of scope.decisions.rules) outcome ??= judge(lookup);
  outcome ??= askNetwork(lookup);
  return outcome instanceof Promise ? outcome.then(reply) : reply(outcome);
}

/**
 * What is known about a phone number, as one line of text. Section "Endpoints / Number lookup".
 * Rules: LOOKUP-CT-01, LOOKUP-HOST-01, LOOKUP-HTTP-01, LOOKUP-SCHEME-01, X-36.
 */
export const lookupInterface = (platform: Platform): Interface<LookupCaller> => ({
  name: 'lookup',
  described: { title: 'number lookup', schemes: ['basic'] },
  authenticate: authenticateLookupUser(platform),
  render: ({ status, message, headers }) => ({ status, text: message, type: MEDIA_TYPE, headers }),
  operations: operationsOf('lookup', [
    {
      id: 'lookup',
      method: 'GET',
      path: '/lookup',
      changes: true,
      summary: 'Looks a number up: result, network, and the country of the handset.',
      query: {
        msisdn: { type: 'string', description: 'The number, with or without a plus.' },
        nocache: { type: 'string', description: 'Asks the network, whatever is known already.' },
      },
      answer: { type: 'string' },
      answerType: 'text/plain',
      run: answer,
    },
  ]),
});
