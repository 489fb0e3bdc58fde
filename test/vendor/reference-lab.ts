import type { RunningPlatform } from '../../reference-impl/compose.ts';

const EVERY_MS = 200;

export type Lab = (method: string, path: string, body?: object) => Promise<unknown>;

export const labOf =
  ({ addresses }: RunningPlatform): Lab =>
  async (method, path, body) => {
    const headers = { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const answer = await fetch(`${addresses.lab}${path}`, { method, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };

/** Lets numbers that opt out reply to every message that they get, as the robot of a sandbox does. */
export function replyAlways(lab: Lab, worlds: readonly string[], numbers: readonly string[]): NodeJS.Timeout {
  const seen = new Set<string>();
  const replyIn = async (world: string, number: string) => {
    const at = `/worlds/${world}/handsets/${encodeURIComponent(number)}`;
    const { messages } = (await lab('GET', `${at}/messages?latest=3`)) as { messages: { message_id: string }[] };
    for (const { message_id } of messages.filter((each) => !seen.has(each.message_id))) {
      seen.add(message_id);
      await lab('POST', `${at}/replies`, { content: 'STOP', message_id });
    }
  };
  const phones = worlds.flatMap((world) => numbers.map((number) => () => replyIn(world, number)));
  return setInterval(() => void Promise.all(phones.map((each) => each())).catch(() => undefined), EVERY_MS);
}
