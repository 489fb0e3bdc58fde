import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { reportsOf, type SentMessage } from './delivery-reports.ts';

/** Notes what the platform did where nothing is judged. */
export function observe(session: Session, what: string, seen: unknown): void {
  session.journal.observations.push({ what, seen });
}

/** Notes an answer as it came: status and body. Answers the exchange. */
export function observeAnswer(session: Session): Exchange {
  const { last } = session;
  const { method, url } = last.request;
  observe(session, `${method} ${new URL(url).pathname}`, {
    status: last.status,
    body: last.json ?? last.text,
  });
  return last;
}

/** Notes how a named message was answered and reported. Answers the exchange that submitted it. */
export async function observeMessage(session: Session, name: string): Promise<Exchange> {
  const { exchange } = session.handles.get<SentMessage>(name);
  exchange.looked = true;
  const reports = (await reportsOf(session, name)).map(({ status, error_code }) => ({ status, error_code }));
  observe(session, name, { status: exchange.status, reports });
  return exchange;
}
