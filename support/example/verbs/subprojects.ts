import { HarnessError } from '../../ground/problems/harness-error.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';
import { valueAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import { keyNamed, updateAnswers } from './voice-updates.ts';

interface Described {
  readonly id: string;
  readonly services: ReadonlyArray<{ readonly id: string }>;
}

function idOf(session: Session, name: string): string {
  return session.handles.get<{ readonly id: string }>(`subproject ${name}`).id;
}

/** Makes a subproject below the project that plays `role`. Throws Inconclusive when that is refused, or its id is not found. */
async function makeSubproject(session: Session, role: string, name: string): Promise<void> {
  const exchange = await session.subprojects.create(name, role);
  exchange.looked = true;
  if (exchange.status >= 300)
    throw new Inconclusive('precondition-unmet', `no subproject was made: HTTP status ${exchange.status}`);
  const { subprojectIdAt } = session.run.target.bindings;
  const id = String(valueAt(exchange.json, subprojectIdAt) ?? '');
  if (id === '')
    throw new Inconclusive('precondition-unmet', `the answer has no id at bindings.subprojectIdAt, ${subprojectIdAt}`);
  session.handles.put(`subproject ${name}`, { id });
}

/** Whether a subproject is listed below the project that plays `role`, which asks with its own key. */
export async function isListed(session: Session, role: string, name: string): Promise<boolean> {
  const exchange = await session.subprojects.list(role);
  exchange.looked = true;
  if (exchange.status >= 300)
    throw new Inconclusive('precondition-unmet', `there is no list: HTTP status ${exchange.status}`);
  return exchange.text.includes(idOf(session, name));
}

/** Updates the first voice service of a subproject with the key of its parent, always under the same Idempotency-Key. */
async function updateServiceOf(session: Session, name: string): Promise<void> {
  const id = idOf(session, name);
  const world = (await session.facility('accounts').request('GET', '')) as { subprojects: readonly Described[] };
  const service = world.subprojects.find((each) => each.id === id)?.services[0];
  if (!service) throw new HarnessError(`the lab knows no voice service of the subproject ${name}`);
  const exchange = await session.voice.update('', undefined, {
    path: `/v2/projects/${id}/services/${service.id}`,
    raw: '{"description":"Weekdays"}',
    key: keyNamed(session, name),
  });
  updateAnswers(session).push(exchange);
}

export async function doWithSubproject(session: Session, role: string, use: string, name: string) {
  if (use === 'makes') await makeSubproject(session, role, name);
  else if (use === 'uses') await session.subprojects.use(idOf(session, name));
  else await updateServiceOf(session, name);
}
