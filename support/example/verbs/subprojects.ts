import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { Session } from '../session/session.ts';
import { keyNamed, updateAnswers } from './voice-updates.ts';

/** A subproject that an example made under a name. */
interface NamedSubproject {
  readonly id: string;
}

interface Described {
  readonly subprojects: ReadonlyArray<{
    readonly id: string;
    readonly services: ReadonlyArray<{ readonly id: string }>;
  }>;
}

const subprojectNamed = (session: Session, name: string): NamedSubproject =>
  session.handles.get<NamedSubproject>(`subproject ${name}`);

/** Makes a subproject below the project that plays `role`. Throws Inconclusive when that is refused. */
export async function makeSubproject(session: Session, role: string, name: string): Promise<void> {
  const exchange = await session.subprojects.create(name, role);
  exchange.looked = true;
  const { subprojectId } = (exchange.json ?? {}) as { subprojectId?: string };
  if (exchange.status >= 300 || !subprojectId)
    throw new Inconclusive('precondition-unmet', `no subproject was made: HTTP status ${exchange.status}`);
  session.handles.put<NamedSubproject>(`subproject ${name}`, { id: subprojectId });
}

/** Lets the parent project do with a subproject what its binding says. */
export const useSubproject = (session: Session, name: string): Promise<Exchange> =>
  session.subprojects.use(subprojectNamed(session, name).id);

/** Whether a subproject is listed below the project that plays `role`, which asks with its own key. */
export async function isListed(session: Session, role: string, name: string): Promise<boolean> {
  const exchange = await session.subprojects.list(role);
  exchange.looked = true;
  if (exchange.status >= 300)
    throw new Inconclusive('precondition-unmet', `there is no list: HTTP status ${exchange.status}`);
  return exchange.text.includes(subprojectNamed(session, name).id);
}

/** Updates the first voice service of a subproject with the key of its parent, under a named Idempotency-Key. */
export async function updateServiceOf(
  session: Session,
  { name, members, key }: { name: string; members: string; key: string },
): Promise<void> {
  const { id } = subprojectNamed(session, name);
  const world = (await session.lab.request('GET', '')) as Described;
  const service = world.subprojects.find((each) => each.id === id)?.services[0];
  if (!service) throw new HarnessError(`the lab knows no voice service of the subproject ${name}`);
  const path = `/v2/projects/${id}/services/${service.id}`;
  const exchange = await session.voice.update('', undefined, {
    path,
    raw: members,
    key: keyNamed(session, key),
  });
  updateAnswers(session).push(exchange);
}
