import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../wire/listening.ts';

/** What a facility answers to a verb: a status and a JSON body. */
export type FacilityAnswer = readonly [status: number, body: unknown];

/** Serves the verbs of a facility; `path` is as it was asked, with its query. */
export async function facilityServer(
  answer: (...asked: [method: string, path: string, body: string]) => Promise<FacilityAnswer>,
) {
  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request.method ?? '', request.url ?? '', await text(request)).catch(
      ({ message }: Error): FacilityAnswer => [502, { message }],
    );
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return { http: await listening(server), close: () => void server.close().closeAllConnections() };
}

export async function askOn(url: string, method: string, body: string): Promise<FacilityAnswer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method, ...(body === '' ? {} : { headers, body }) });
  const said = await answer.text();
  return [answer.status, said === '' ? {} : JSON.parse(said)];
}
