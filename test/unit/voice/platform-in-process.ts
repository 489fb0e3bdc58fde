import { serverOf } from '../../../reference-impl/http/server.ts';
import { tokenInterface } from '../../../reference-impl/token/interface.ts';
import { voiceInterface } from '../../../reference-impl/voice/interface.ts';
import type { Fault } from '../../../reference-impl/worlds/behaviour.ts';
import { createWorld } from '../../../reference-impl/worlds/create.ts';
import type { KeyedProject } from '../../../reference-impl/worlds/world.ts';
import { quietPlatform } from '../worlds/quiet-platform.ts';

/** One answer: its status, JSON body and headers. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at members of any body
  readonly body: any;
  readonly headers: Record<string, unknown>;
}

const basic = ({ keyId, keySecret }: KeyedProject): string =>
  `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

/** The token and voice interfaces over one world with a frozen clock, without any listener. */
export function platformInProcess(fault?: Pick<Fault, 'decide'>) {
  const platform = quietPlatform(
    fault ? [{ id: 'test.fault', rule: 'none', says: 'Under test.', ...fault }] : [],
  );
  const crashes: unknown[] = [];
  const around = { behaviour: () => platform.behaviour, crashed: (error: unknown) => crashes.push(error) };
  const servers = {
    token: serverOf(tokenInterface(platform), around),
    voice: serverOf(voiceInterface(platform), around),
  };
  const world = createWorld(platform, { clock: 'frozen' });
  const [main, other] = [...world.projects.values()] as [KeyedProject, KeyedProject];
  const send = async (
    name: 'token' | 'voice',
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await servers[name].inject({
      method,
      url,
      headers: { authorization: basic(main), ...headers },
      ...(payload === undefined ? {} : { payload: payload as string }),
    });
    const body = answer.body === '' ? undefined : JSON.parse(answer.body);
    return { status: answer.statusCode, body, headers: answer.headers };
  };
  const services = world.scopes.voice.state.servicesOf(main.project.id);
  const [desk, night] = services.map(({ serviceId }) => serviceId) as [string, string];
  const list = `/v2/projects/${main.project.id}/services`;
  const patch = (service: string, body: unknown, headers: Record<string, string> = {}) =>
    send('voice', 'PATCH', `${list}/${service}`, body, headers);
  const token = (form = 'grant_type=client_credentials', headers: Record<string, string> = {}) =>
    send('token', 'POST', '/oauth2/token', form, {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });
  return { platform, world, crashes, main, other, basic, send, patch, token, list, desk, night };
}
