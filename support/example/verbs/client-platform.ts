import { HarnessError } from '../../ground/problems/harness-error.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';
import { answerLines, openLookupHosts, takeDown } from './own-lookup-client.ts';
import { customerOptsIn, customerWrites } from './own-opt-in-client.ts';
import { openSubprojectPlatform } from './own-subproject-client.ts';
import { openPlatform } from './own-voice-client.ts';
import { openStandIn, refuseCalls, standIn } from './stand-in-platform.ts';

type Rows = Readonly<Record<string, string>>;

const list = (text: string): string[] => text.split(', ');

/** What the platform that a client under test talks to does, by the words of the features, in the order that they apply. */
const HABITS: Readonly<Record<string, (session: Session, value: string, rows: Rows) => unknown>> = {
  'token lifetime': (session, span) => openStandIn(session, spanOf(span) / 1000),
  'tokens end early by': (session, span) => {
    standIn(session).early = spanOf(span);
  },
  'members in every answer': (session, members) => {
    standIn(session).additions = JSON.parse(members) as Record<string, unknown>;
  },
  'refused calls': (session, count, rows) =>
    refuseCalls(session, Number(count), Number(rows['HTTP status']), rows['WWW-Authenticate']),
  'HTTP status': () => {},
  'WWW-Authenticate': () => {},
  'answers to updates': (session, statuses) => openPlatform(session, list(statuses).map(Number)),
  'subprojects usable after': (session, span) => openSubprojectPlatform(session, spanOf(span)),
  'lookup hosts': openLookupHosts,
  'lookup hosts down': (session, hosts) => takeDown(session, list(hosts)),
  'a customer': (session, consent) => noteConsent(session, consent),
  'lookup answers': (session, lines) => answerLines(session, list(lines)),
};

/** Lets a customer write to the client, or opt in elsewhere. */
const noteConsent = (session: Session, consent: string): Promise<void> =>
  consent === 'who has written to the client' ? customerWrites(session) : customerOptsIn(session);

/** Lets the platform of the client under test behave as a table says. */
export async function preparePlatform(session: Session, rows: Rows): Promise<void> {
  const unknown = Object.keys(rows).filter((name) => !(name in HABITS));
  if (unknown.length > 0) throw new HarnessError(`the client's platform knows no ${unknown.join(', ')}`);
  for (const [name, behave] of Object.entries(HABITS)) {
    const value = rows[name];
    if (value !== undefined) await behave(session, value, rows);
  }
}
