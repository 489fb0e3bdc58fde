import type { Ids } from '../kernel/ids.ts';
import type { Settings } from '../worlds/settings.ts';
import type { Alternative } from './alternative.ts';

/** Another platform that conforms to the document: it chooses differently wherever the document allows. */
export interface Variant {
  readonly name: string;
  readonly deviations: readonly Alternative[];
  readonly ids: Ids;
  readonly settings: Partial<Settings>;
  /** The path of an operation whose path the document does not show. */
  pathOf(path: string): string;
}
