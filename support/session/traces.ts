import { idAt } from '../api/message-id.ts';
import { ownCredential } from './own-credential.ts';
import type { Request, Session } from './session.ts';

/** What the examples of a run leave behind on a target that they share, and what they found out together. */
export interface Traces {
  /** Whether any notification has ever come in. */
  reached: boolean;
  /** Messages of the examples that have ended. */
  readonly messages: Set<string>;
}

const WEBHOOKS = '/v1/webhooks/messages';
const REPORTS = '/v1/delivery_reports';

/** No list is gone through more often than this. */
const TURNS = 50;

type Listed = Readonly<Record<string, string>>;

/** Remembers the messages of an example that ends: nobody will ask for their reports again. */
export function noteTraces({ journal, run, traces }: Session): void {
  for (const { json } of journal.exchanges) {
    for (let place = 0; ; place += 1) {
      const id = idAt(json, run.target.bindings, place);
      if (id === undefined) break;
      traces.messages.add(id);
    }
  }
}

const asOwner = (
  session: Session,
  request: Pick<Request, 'method' | 'path' | 'json' | 'headers'>,
): Request => ({
  ...request,
  interface: 'messaging',
  as: ownCredential(session, 'messaging', 'main'),
});

/** What examples make that can be taken away again: where it is made, and the member that names it. */
const MADE: ReadonlyMap<string, string> = new Map([
  [WEBHOOKS, 'id'],
  ['/v1/iam/signature_keys', 'key_id'],
]);

/** The requests that take away what an example made, by the account it was made for. */
function removals({ journal }: Session): Array<Pick<Request, 'method' | 'path' | 'headers'>> {
  return journal.exchanges.flatMap(({ request, status, json }) => {
    const path = [...MADE.keys()].find((each) => request.url.endsWith(each)) ?? '';
    const id = (json as Listed | undefined)?.[MADE.get(path) ?? ''];
    if (request.method !== 'POST' || status >= 300 || id === undefined) return [];
    const { account } = request.headers;
    const headers: Record<string, string> = account === undefined ? {} : { account };
    return [{ method: 'DELETE', path: `${path}/${id}`, headers }];
  });
}

/** Takes away the webhooks and signature keys that an example made; what the target refuses stays. */
export async function takeAway(session: Session): Promise<void> {
  for (const request of removals(session))
    await session.send(asOwner(session, request)).catch(() => undefined);
}

/** Confirms the reports of examples that have ended: a list shows only so many, and new ones shall find room. */
export async function confirmReports(session: Session): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const listed = await session.send(asOwner(session, { method: 'GET', path: REPORTS }));
    listed.looked = true;
    const { delivery_reports: reports = [] } = (listed.json ?? {}) as { delivery_reports?: Listed[] };
    const old = reports.filter(({ message_id: id = '' }) => session.traces.messages.has(id));
    if (old.length === 0) return;
    const json = { delivery_report_ids: old.map((report) => report.delivery_report_id) };
    const confirmed = await session.send(
      asOwner(session, { method: 'POST', path: `${REPORTS}/confirmed`, json }),
    );
    confirmed.looked = true;
    if (confirmed.status >= 300) return;
  }
}
