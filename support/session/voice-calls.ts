import type { Session } from './session.ts';
import { type ServiceRole, serviceFact } from './voice-services.ts';

/** What the platform says about a simulated call: who handles it, and how. */
export interface SimulatedCall {
  readonly serviceId: string;
  readonly behavior: unknown;
}

const CALL = 'the call';

/** Lets a call come in for the project; without `service` the request names none. */
export async function placeCall(session: Session, service?: ServiceRole): Promise<void> {
  const named = service ? { service: serviceFact(session, service).id } : {};
  const call = await session.lab.request('POST', '/calls', { project: session.project('main').id, ...named });
  session.handles.put(CALL, call as SimulatedCall);
}

/** The latest call of this example. */
export const simulatedCall = (session: Session): SimulatedCall => session.handles.get<SimulatedCall>(CALL);
