import type { Json } from '../http/check.ts';
import type { VoiceService } from './services.ts';

const failuresUntilFallback = 3;
const recoveryCheck = 60_000;

/** Consecutive failures of each primary URL and when it was last tried. */
const failing = new Map<string, { count: number; lastTry: number }>();

interface Call {
  callId: string;
  serviceId: string;
  projectId: string;
  from: string;
}

async function post(url: string, body: unknown): Promise<Json> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json().catch(() => undefined);
}

/** Sends a call event, to the fallback when the primary URL fails or has failed too often. */
async function sendEvent(target: { url: string; fallbackUrl?: string }, event: string, call: Call): Promise<Json> {
  const body = { event, time: new Date().toISOString(), call };
  const state = failing.get(target.url) ?? { count: 0, lastTry: 0 };
  const givenUp =
    target.fallbackUrl && state.count >= failuresUntilFallback && Date.now() - state.lastTry < recoveryCheck;
  if (!givenUp) {
    try {
      const answer = await post(target.url, body);
      failing.delete(target.url);
      return answer;
    } catch {
      failing.set(target.url, { count: state.count + 1, lastTry: Date.now() });
    }
  }
  return target.fallbackUrl ? post(target.fallbackUrl, body).catch(() => undefined) : undefined;
}

/** Runs an incoming call through the behaviour of the service, as far as it makes events. */
export async function runCall(service: VoiceService, call: Call): Promise<void> {
  const behaviour = service.callBehavior;
  if (behaviour?.type === 'WEBHOOK') {
    await sendEvent(behaviour.webhook, 'call.incoming', call);
    await sendEvent(behaviour.webhook, 'call.hangup', call);
  }
  if (behaviour?.type === 'STATIC') await runCommands(behaviour.static.commands, call);
}

async function runCommands(commands: Json[], call: Call): Promise<void> {
  for (const command of commands) {
    if (command.command === 'webhook') await sendEvent(command, `call.webhook.${command.webhookName}`, call);
    if (command.command === 'pause') await new Promise((done) => setTimeout(done, command.durationMilliseconds));
    if (command.command === 'hangup') return;
    // A simulated dial is never answered, so that its onTimeout event fires.
    const handling = command.command === 'dial' ? command.events?.onTimeout : undefined;
    if (Array.isArray(handling)) await runCommands(handling, call);
    else if (handling?.commands) await runCommands(handling.commands, call);
    else if (handling?.url) await sendEvent(handling, 'call.timeout', call);
  }
}
