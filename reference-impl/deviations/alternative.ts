import type { Deviation } from '../worlds/behaviour.ts';

/** What the target file of a platform that behaves so says otherwise. */
interface TargetWords {
  /** Names and paths that the document does not show; `null` says that there is none. */
  readonly bindings?: Readonly<Record<string, string | null>>;
  /** Such a platform does not follow the published facts beyond the document. */
  readonly published?: false;
}

/** A behaviour that the document permits and the platform does not show by itself. The mirror of a fault: no judged rule may mind it. */
export interface Alternative extends Deviation {
  readonly target?: TargetWords;
}

/** One alternative without its name. */
type Row = Omit<Alternative, 'name'>;

/** Alternatives by their names, for example `hooks.callback-url-only`. */
export const alternativesOf = (named: Readonly<Record<string, Row>>): readonly Alternative[] =>
  Object.entries(named).map(([name, row]) => ({ name, ...row }));
