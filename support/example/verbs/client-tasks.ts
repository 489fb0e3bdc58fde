import { HarnessError } from '../../ground/problems/harness-error.ts';
import { spanOf } from '../../ground/time/span.ts';
import type { Session } from '../session/session.ts';
import {
  callAsClient,
  meetCustomer,
  openSubprojectPlatform,
  openVoicePlatform,
  updateAsClient,
  useAsClient,
} from './own-clients.ts';
import { answerLines, lookUpAsClient, openLookupHosts, takeDown } from './own-lookup-client.ts';
import { openStandIn, passTime, refuseCalls, standIn } from './stand-in-platform.ts';

const TEN_MINUTES = 600_000;

type Rows = Readonly<Record<string, string>>;

export async function preparePlatform(session: Session, rows: Rows): Promise<void> {
  for (const [habit, value] of Object.entries(rows)) await behave(session, habit, value, rows);
}

async function behave(session: Session, habit: string, value: string, rows: Rows): Promise<void> {
  switch (habit) {
    case 'token lifetime':
      openStandIn(session, spanOf(value) / 1000);
      return;
    case 'tokens end early by':
      standIn(session).early = spanOf(value);
      return;
    case 'members in every answer':
      standIn(session).additions = JSON.parse(value);
      return;
    case 'refused calls':
      return refuseCalls(session, Number(value), Number(rows['HTTP status']), rows['WWW-Authenticate']);
    case 'HTTP status':
    case 'WWW-Authenticate':
      return;
    case 'answers to updates':
      return openVoicePlatform(session, value.split(', ').map(Number));
    case 'subprojects usable after':
      return openSubprojectPlatform(session, spanOf(value));
    case 'lookup hosts':
      return openLookupHosts(session, value);
    case 'lookup hosts down':
      return takeDown(session, value.split(', '));
    case 'a customer':
      return meetCustomer(session, value === 'who has written to the client' ? 'hear-customer' : 'note-opt-in');
    case 'lookup answers':
      return answerLines(session, value.split(', '));
    default:
      throw new HarnessError(`the client's platform knows no ${habit}`);
  }
}

const TASKS: Readonly<Record<string, (session: Session) => Promise<unknown>>> = {
  call: callAsClient,
  'call in 10 minutes': callAsClient,
  lookup: lookUpAsClient,
  'voice update': updateAsClient,
  message: (session) => meetCustomer(session, 'write-to-customer'),
  subproject: useAsClient,
};

export async function letClient(session: Session, task: string, count: number): Promise<void> {
  if (task === 'call at once') {
    await Promise.all(Array.from({ length: count }, () => callAsClient(session)));
    return;
  }
  const act = TASKS[task];
  if (!act) throw new HarnessError(`no client is asked for a ${task}`);
  for (let done = 0; done < count; done += 1) {
    await act(session);
    if (task === 'call in 10 minutes') passTime(session, TEN_MINUTES / count);
  }
}
