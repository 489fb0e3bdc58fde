import type { ServiceFact } from '../../ground/facts.ts';
import type { ExampleText } from '../session/example-text.ts';
import type { Session } from '../session/session.ts';
import { thingOf } from './things.ts';

/** Whether an example is about one voice service that has to stay as it is while time passes. */
const waitsForService = ({ tags, steps }: ExampleText): boolean =>
  tags.includes('@voice') &&
  steps.some(({ text }) => /\bpass(?:es)?$/.test(text)) &&
  steps.some(({ text }) => /\bthe service\b/.test(text)) &&
  !steps.some(({ text }) => /\bdefault\b|made voice service/.test(text));

/**
 * Makes a voice service for an example that waits where others share the account: they would change the declared one
 * meanwhile. A target that makes none has the declared one used.
 */
export async function takeOwnService(session: Session, example: ExampleText): Promise<void> {
  if (session.hasLab || !waitsForService(example)) return;
  const made = await thingOf(session, 'made voice service', { role: 'main' }).catch(() => undefined);
  if (!made?.id) return;
  const own: ServiceFact = { id: made.id, name: '', isDefault: false };
  const projects = session.facts.projects.map((project) =>
    project.role === 'main' ? { ...project, services: [own, ...project.services.slice(1)] } : project,
  );
  session.facts = { ...session.facts, projects };
}
