import type { Session } from '../session/session.ts';
import { fill } from './credential-templates.ts';
import { DEFAULT_RECEIVER } from './sending.ts';

/** The key of the project as a form has it. */
function projectWords(session: Session): Record<string, string> {
  const { keyId, keySecret } = session.project('main');
  return { 'project key': encodeURIComponent(keyId), 'project secret': encodeURIComponent(keySecret) };
}

/**
 * A body as a feature writes it, byte for byte. `{number}` stands for a number that can be reached, `{receiver}`
 * for where the example listens, `{callback_url}` and `{metadata}` for the target's names, `{project key}` and
 * `{project secret}` for what opens the project; `{byte FF}`, `{line feed}` and `{byte order mark}` for what cannot be written.
 */
export function rawBody(session: Session, template: string): Uint8Array {
  const { handles } = session;
  const { bindings } = session.run.target;
  const receiver = handles.has(DEFAULT_RECEIVER) ? handles.get<{ url: string }>(DEFAULT_RECEIVER).url : '';
  const text = fill(template, {
    ...(template.includes('{number}') ? { number: session.number('reachable') } : {}),
    receiver,
    ...(template.includes('{project ') ? projectWords(session) : {}),
    callback_url: bindings.callbackUrlField,
    metadata: bindings.metadataField,
    'line feed': '\n',
    'byte order mark': '\uFEFF',
  });
  const parts = text.split('{byte FF}').map((part) => Buffer.from(part, 'utf8'));
  return Buffer.concat(parts.flatMap((part, place) => (place === 0 ? [part] : [Buffer.of(0xff), part])));
}
