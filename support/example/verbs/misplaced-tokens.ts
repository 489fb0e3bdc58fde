import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';

const PATH = '/v2/projects/{projectId}/services/{serviceId}';

/** Sends an update that carries its token in the `query` or in the `body` instead of the Authorization header. */
export function updateWithTokenIn(session: Session, place: string, token: string): Promise<Exchange> {
  const path = place === 'query' ? `${PATH}?access_token=${encodeURIComponent(token)}` : PATH;
  const body = place === 'query' ? {} : { access_token: token };
  return session.voice.updateAt(path, JSON.stringify(body), { as: { scheme: 'none' } });
}
