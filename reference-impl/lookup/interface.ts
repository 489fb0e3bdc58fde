import { authenticateLookupUser, type LookupCaller } from '../auth/lookup-authentication.ts';
import type { Interface, Reply } from '../http/operation.ts';
import { operationsOf } from '../worlds/operations.ts';
import type { Platform } from '../worlds/platform.ts';
import { lookUp } from './look-up.ts';
import { lineOf, type Outcome } from './outcome.ts';
import type { LookupCall } from './part.ts';
import type { Lookup } from './scope.ts';

const MEDIA_TYPE = 'text/plain; charset=ISO-8859-1';

function lookupIn({ scope, caller, query, request }: LookupCall): Lookup {
  const { digitsOf, wantsFresh } = scope.decisions;
  const written = typeof query.msisdn === 'object' ? query.msisdn.join() : query.msisdn;
  return {
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
}

function answer(call: LookupCall): Reply | Promise<Reply> {
  const lookup = lookupIn(call);
  const { shown } = call.scope.decisions;
  const reply = (outcome: Outcome): Reply => ({
    status: 200,
    text: lineOf(shown[lookup.user.service](outcome, lookup)),
    type: MEDIA_TYPE,
  });
  const outcome = lookUp(lookup);
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
