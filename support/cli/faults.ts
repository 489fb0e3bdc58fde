import { clientFaults } from '../client/built-in/client-faults.ts';
import { UsageError } from '../ground/problems/usage-error.ts';
import { unknownName } from '../ground/rules/nearest.ts';
import type { Grammar } from '../ledger/operator-share.ts';
import { receiverFaults } from '../wire/callbacks/receiver-faults.ts';
import { HttpClient } from '../wire/http/client.ts';
import { Reach } from '../wire/http/reach.ts';
import { LabClient } from '../wire/lab/lab-client.ts';
import type { ResolvedTarget } from '../wire/target/target.ts';
import { writeInto } from './write-into.ts';

/** A deliberate deviation that a target can show, with the rule it breaks. */
export interface Fault {
  readonly id: string;
  readonly rule: string;
  readonly says: string;
  /** The operator of the grammar that made it, unless an author wrote it. */
  readonly operator?: string;
}

/** Deviations of the harness's own parts: no lab hears of them. */
const ownFaults: readonly Fault[] = [...clientFaults, ...receiverFaults].map(({ id, rule, says }) => {
  return { id, rule, says };
});

/** A behaviour that the document permits, with the rows that leave it open and what the target file of such a platform says. */
export interface Alternative {
  readonly name: string;
  readonly rows: readonly string[];
  readonly says: string;
  readonly target: {
    readonly bindings?: Readonly<Record<string, string | null>>;
    readonly published?: false;
  };
}

/** Every alternative, and by row the reason why it has none. */
export interface Permitted {
  readonly alternatives: readonly Alternative[];
  readonly none: Readonly<Record<string, string>>;
}

const ownIds: ReadonlySet<string> = new Set(ownFaults.map(({ id }) => id));

const isOwn = (id: string): boolean => ownIds.has(id);

/** The faults of one target, over its lab, and those of the harness's own parts. */
export class FaultSwitch {
  readonly #http: HttpClient;
  readonly #lab: LabClient;

  constructor(lab: string) {
    this.#http = new HttpClient({ reach: new Reach([lab]) });
    this.#lab = new LabClient(this.#http, lab);
  }

  /** The faults of the target as the lab lists them, in JSON. */
  async listed(): Promise<string> {
    return (await this.#lab.accepted('GET', '/faults')).text;
  }

  async list(): Promise<readonly Fault[]> {
    const { faults } = (await this.#lab.request('GET', '/faults')) as { faults: Fault[] };
    return [...faults, ...ownFaults];
  }

  /** The operators that make faults, and the faults of theirs that no rule catches. */
  async grammar(): Promise<Grammar> {
    return (await this.#lab.request('GET', '/faults/grammar')) as Grammar;
  }

  /** Switches exactly these faults on for worlds to come and for unknown callers. */
  async everywhere(ids: readonly string[]): Promise<void> {
    await this.#lab.request('PUT', '/faults', { ids: ids.filter((id) => !isOwn(id)) });
  }

  async permitted(): Promise<Permitted> {
    return (await this.#lab.request('GET', '/alternatives')) as Permitted;
  }

  /** Chooses exactly these alternatives, without any fault, for worlds to come and for unknown callers. */
  async choose(names: readonly string[]): Promise<void> {
    await this.#lab.request('PUT', '/alternatives', { names });
  }

  /** Begins to note what each example reaches, and where faults or alternatives would have been seen. */
  async trace(watch: 'alternatives' | 'faults'): Promise<void> {
    await this.#lab.request('PUT', '/trace', { on: true, watch });
  }

  async endTrace(): Promise<void> {
    await this.#lab.request('PUT', '/trace', { on: false });
  }

  /** Those of the examples that reach a fault that an author wrote, since the trace began; of faults of the harness's own parts, all. */
  async reachedBy(fault: string, examples: readonly string[]): Promise<readonly string[]> {
    if (isOwn(fault) || examples.length === 0) return examples;
    const told = await this.#lab.request('POST', '/trace/reach', { fault, examples });
    return (told as { examples: string[] }).examples;
  }

  /** The examples that reach each alternative, since the trace began: files with their lines. */
  async reaching(): Promise<Readonly<Record<string, readonly string[]>>> {
    const { alternatives } = (await this.#lab.request('GET', '/trace')) as { alternatives: Record<string, string[]> };
    return alternatives;
  }

  close(): Promise<void> {
    return this.#http.close();
  }
}

/** Throws UsageError with a suggestion for the first id that names no fault. */
export function requireFaults(ids: readonly string[], faults: readonly Fault[]): void {
  const known = new Set(faults.map((fault) => fault.id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UsageError(unknownName('fault', unknown, known, 'plumbline rules ID'));
}

/** Checks the ids against the target's lab and switches them on where the bundled reference runs. */
export async function switchFaultsOn(ids: readonly string[], target: ResolvedTarget): Promise<void> {
  if (ids.every(isOwn)) return;
  if (!target.lab) throw new UsageError('--fault needs a target with a lab.');
  const faults = new FaultSwitch(target.lab);
  try {
    requireFaults(ids, await faults.list());
    if (target.kind === 'bundled') await faults.everywhere(ids);
  } finally {
    await faults.close();
  }
}

/** Leaves the faults that the rules can be proven against beside the reports, so that the rule book can name them: as the lab lists them, unread. */
export async function keepFaultList({ lab }: ResolvedTarget, out: string): Promise<void> {
  if (!lab) return;
  const faults = new FaultSwitch(lab);
  try {
    const [target, own] = [await faults.listed(), JSON.stringify({ faults: ownFaults })];
    writeInto(out, 'the list of faults', { 'faults.json': `{"target":${target},"own":${own}}\n` });
  } finally {
    await faults.close();
  }
}
