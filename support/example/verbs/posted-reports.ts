import type { KeyObject } from 'node:crypto';
import { isSignedWith, ownSigningPair, signatureHeaders } from '../../ground/credentials/webhook-signature.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { cellValue } from '../session/drafts.ts';
import type { Session } from '../session/session.ts';
import { openOwnReceiver, ownReceiverUrl, postReports, specimenReports } from './own-receiver.ts';

const SIGNER = 'the key that signs reports';

/** Opens the harness's own receiver, which accepts reports signed with the private half of a new key. */
export async function openSuspiciousReceiver(session: Session): Promise<void> {
  const { publicKey, privateKey } = ownSigningPair();
  const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
  await openOwnReceiver(session, {
    isTrusted: (notification) => isSignedWith(notification, publicKey, prefix),
    told: { publicKey, headerPrefix: prefix },
  });
  session.handles.put(SIGNER, privateKey);
}

/** Posts a report that was signed with one text and comes with another or the same. */
async function postSigned(session: Session, signed: string, sent: string): Promise<void> {
  const { signatureHeaderPrefix: prefix } = session.run.target.bindings;
  const [body = ''] = specimenReports([{ original_text: signed }]);
  const { pathname: target } = new URL(ownReceiverUrl(session));
  const headers = { date: new Date(session.time.now()).toUTCString() };
  const request = { method: 'POST', target, headers, body };
  const signature = signatureHeaders(request, session.handles.get<KeyObject>(SIGNER), prefix);
  await postReports(session, [body.replace(signed, sent)], { ...headers, ...signature });
}

export function signatureNames({ headers }: Notification): string[] {
  return Object.keys(headers).filter((name) => /signature|nonce|digest|key-id/.test(name));
}

/** Reports as a table has them: members, how many TIMES they come, and the text that they were SIGNED with. */
type Row = Readonly<Record<string, string>>;

const EACH_OF = 'each of ';

/** A row for every value of a member that a cell names by `each of`. */
function spelledOut(row: Row): Row[] {
  for (const [member, cell] of Object.entries(row)) {
    if (!cell.startsWith(EACH_OF)) continue;
    const values = cell.slice(EACH_OF.length).split(' ');
    return values.flatMap((value) => spelledOut({ ...row, [member]: value }));
  }
  return [row];
}

export async function postRows(session: Session, table: readonly Row[]): Promise<void> {
  const rows = table.flatMap(spelledOut);
  const reports: Record<string, unknown>[] = [];
  for (const { TIMES: _times, SIGNED: _signed, ...cells } of rows) {
    const report: Record<string, unknown> = {};
    for (const [member, cell] of Object.entries(cells)) report[member] = cellValue(cell);
    reports.push(report);
  }
  const bodies = specimenReports(reports);
  for (const [place, { TIMES = '1', SIGNED, original_text }] of rows.entries()) {
    if (SIGNED === undefined) await postReports(session, Array(Number(TIMES)).fill(bodies[place]));
    else await postSigned(session, SIGNED, original_text ?? SIGNED);
  }
}
