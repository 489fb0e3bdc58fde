import { operationNamed } from '../../ground/operations/loader.ts';
import type { InterfaceName } from '../../wire/target/target.ts';
import type { Request, Session } from '../session/session.ts';
import { unseen } from './fresh-text.ts';
import type { MadeThing } from './made-thing.ts';
import { numberToOwn, OWN_NUMBER } from './number-to-own.ts';
import { usualMembers } from './report-members.ts';
import { DEFAULT_RECEIVER } from './sending.ts';

const DAY = 86_400_000;

/** The interfaces whose requests name a recipient. */
const CALLS_NUMBERS: readonly InterfaceName[] = ['messaging', 'conversation', 'standalone'];

const callbackOf = (session: Session): string | undefined =>
  session.handles.has(DEFAULT_RECEIVER) ? session.handles.get<{ url: string }>(DEFAULT_RECEIVER).url : undefined;

function numberFor(session: Session, operation: string, usual: InterfaceName): string {
  if (operation === OWN_NUMBER) return numberToOwn(session, 'main');
  return CALLS_NUMBERS.includes(usual) ? session.number('reachable') : '';
}

/** An operation as a good request without credentials; `at` is the instance it goes to. */
export function operationRequest(
  session: Session,
  name: string,
  { id, code, contact = '' }: MadeThing,
  at?: InterfaceName,
): Request {
  const { interface: usual, method, path, body, headers } = operationNamed(name);
  const where = {
    operation: name,
    interface: at ?? usual,
    method,
    path: path
      .replace('{id}', id)
      .replace('{contact}', contact)
      .replace('{project}', path.includes('{project}') ? session.project('main').id : '')
      .replace('{bot}', path.includes('{bot}') ? (session.project('main').botId ?? '') : '')
      .replace('{msisdn}', path.includes('{msisdn}') ? session.lookup.queryFor(session.lookup.usualNumber()) : ''),
    ...(headers ? { headers } : {}),
  };
  const content = body?.({
    id,
    code,
    number: numberFor(session, name, usual),
    callback: callbackOf(session),
    unique: unseen(session),
    tomorrow: new Date(session.time.now() + DAY).toISOString(),
    text: session.values.text({ short: !session.hasLab }),
    name: session.values.name(),
    fields: session.run.target.bindings,
    app: usual === 'conversation' ? (session.project('main').appId ?? '') : '',
  });
  if (content === undefined) return where;
  if (typeof content !== 'string')
    return { ...where, raw: JSON.stringify({ ...content, ...usualMembers(session, name, 'main') }) };
  return { ...where, raw: content, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}
