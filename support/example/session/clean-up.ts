import type { Bindings } from '../../ground/bindings.ts';
import { membersOf } from '../../ground/json.ts';
import { Silence } from '../../ground/time/silence.ts';
import { knownUrl } from '../../wire/http/bound-path.ts';
import { userOf } from '../../wire/safety/callers.ts';
import { creationBy, idsMade, removalsOf } from '../../wire/safety/creations.ts';
import { idAt } from './api/messages-api.ts';
import { ownCredential } from './credential.ts';
import { entriesWith } from './json-members.ts';
import { LONGER_IF_SLOW } from './quiet.ts';
import type { Session } from './session.ts';

const TURNS = 50;

/** The most ended messages that are remembered, whatever a target answers. */
const REMEMBERED = 100_000;

export function noteTraces({ journal, traces, run, time }: Session, bindings: Bindings): void {
  const known = traces.messages.size;
  for (const { json } of journal.exchanges) {
    for (let place = 0; traces.messages.size < REMEMBERED; place += 1) {
      const id = idAt(json, bindings, place);
      if (id === undefined) break;
      traces.messages.add(id);
    }
  }
  const silences = traces.longer === Number.POSITIVE_INFINITY ? 1 + LONGER_IF_SLOW : 1;
  if (traces.messages.size > known) traces.unsettledUntil = time.now() + silences * run.target.callbacks.patienceMs;
}

/** Returns when the messages of examples that have ended should have no more events. */
export async function afterOthers({ traces, time }: Session): Promise<void> {
  // What is played again was waited for then, and its clock is that of then.
  if (!time.waits.tape.isLive) return;
  const left = traces.unsettledUntil - time.now();
  if (left > 0) await new Silence().lasts(left);
}

/** Puts back what an example changed and removes what it made, by the target's own `bindings`, which never throw. */
export async function takeAway(session: Session, bindings: Bindings): Promise<void> {
  for (const putBack of session.facilities.afterwards) await Promise.allSettled([putBack()]);
  const { accounts } = session.cast.facts;
  for (const { request, status, json } of [...session.journal.exchanges]) {
    const body = membersOf(request.body);
    const url = knownUrl(request.url, bindings);
    const creation = status < 300 ? creationBy(request.method, url, body) : undefined;
    if (!creation) continue;
    const { account, authorization } = request.headers;
    const own: Record<string, string> = account === undefined ? {} : { account };
    const headers = { ...own, ...creation.headers };
    // A sub-account with a key of its own removes what it made; what bears no name is removed by the account.
    const user = userOf(authorization);
    const { role = 'main' } = accounts.find((each) => each.secret !== '' && each.key === user) ?? {};
    const at = creation.interface ?? 'messaging';
    for (const path of removalsOf(creation, url, idsMade(creation, body, (json ?? {}) as Record<string, unknown>))) {
      const as = ownCredential(session, at, role);
      const sent = session.wire.send({ method: 'DELETE', ...creation.by, path, headers, interface: at, as });
      await Promise.allSettled([sent]);
    }
  }
}

/** Confirms the reports of examples that have ended: a list shows only so many, and new ones need room. */
export async function confirmReports(session: Session): Promise<void> {
  const as = ownCredential(session, 'messaging', 'main');
  for (let turn = 0; turn < TURNS; turn += 1) {
    const listed = await session.wire.send('list delivery reports', { as });
    listed.looked = true;
    const reports = entriesWith<Readonly<Record<string, string>>>(listed.json, 'delivery_report_id');
    const old = reports.filter(({ message_id: id = '' }) => session.traces.messages.has(id));
    if (old.length === 0) return;
    const json = { delivery_report_ids: old.map((report) => report.delivery_report_id) };
    const confirmed = await session.wire.send('confirm delivery reports', { as, json });
    confirmed.looked = true;
    if (confirmed.status >= 300) return;
  }
}
