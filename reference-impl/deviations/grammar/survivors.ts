import { readFileSync } from 'node:fs';
import { REASONS } from './reasons.ts';

/** A fault of the grammar that no example of a judged rule catches. */
export interface Survivor {
  readonly id: string;
  readonly operator: string;
  /** Why none has to; without a reason it is open. */
  readonly because?: string;
}

/** Operators by the places where nothing catches them; written by `test/proof/find-owners.ts`. */
type Places = Readonly<Record<string, readonly string[]>>;

const places: Places = JSON.parse(readFileSync(new URL('./survivors.json', import.meta.url), 'utf8'));

function survivorOf(operator: string, place: string): Survivor {
  const reason = REASONS.find(({ operators, at }) => (operators?.test(operator) ?? true) && (at?.test(place) ?? true));
  return { id: `${operator}.${place}`, operator, ...(reason ? { because: reason.because } : {}) };
}

/** Every survivor with its reason. */
export const survivors: readonly Survivor[] = Object.entries(places).flatMap(([place, operators]) =>
  operators.map((operator) => survivorOf(operator, place)),
);
