import { BEGINNING } from '../../http/request-log.ts';
import { Problem } from '../../kernel/problem.ts';
import type { LabPlace } from '../caller-checks.ts';
import { type LabOperation, verb } from '../lab-operation.ts';
import { requestOf } from './request-operations.ts';

/** Headers that belong to the connection, or follow from the request. */
const LEFT_OUT = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'upgrade', 'keep-alive'];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Sending again by hand, for people who look for a mistake. */
export const repeatOperation = (place: LabPlace): LabOperation => ({
  ...verb('lab.request.repeat', 'POST', '/worlds/:world/requests/:number/repeat'),
  summary: 'Sends a request once more, as it came; returns status and body of the answer.',
  run: async (call) => {
    const logged = requestOf(call);
    const method = METHODS.find((each) => each === logged.method);
    if (!place.ask || !method)
      throw new Problem(409, `A request with the method ${logged.method} cannot be sent again.`);
    if (Buffer.byteLength(logged.body) >= BEGINNING)
      throw new Problem(409, 'Only the beginning of its body is remembered, so that it cannot be sent again.');
    const headers = Object.fromEntries(
      Object.entries(logged.headers)
        .filter(([name]) => !LEFT_OUT.includes(name))
        .map(([name, value]) => [name, String(value)]),
    );
    const { status, body } = await place.ask(logged.interface, {
      method,
      url: logged.target,
      headers,
      body: logged.body,
    });
    return { status: 200, body: { status, body } };
  },
});
