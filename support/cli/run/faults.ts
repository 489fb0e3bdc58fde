import { clientFaults } from '../../client/built-in/client-faults.ts';
import { idOf } from '../../ground/members.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { unknownName } from '../../ground/rules/nearest.ts';
import { receiverFaults } from '../../wire/callbacks/receiver-faults.ts';
import { HttpClient } from '../../wire/http/client.ts';
import { Reach } from '../../wire/http/reach.ts';
import { LabClient } from '../../wire/lab/lab-client.ts';
import type { ResolvedTarget } from '../../wire/target/target.ts';

export interface Fault {
  readonly id: string;
  readonly rule: string;
  readonly says: string;
  readonly operator?: string;
}

/** Deviations of the harness's own parts by their ids: no lab hears of them. */
const OWN = new Map<string, Fault>();
for (const { id, rule, says } of [...clientFaults, ...receiverFaults]) OWN.set(id, { id, rule, says });

export interface Excuse {
  readonly because: string;
  readonly lines?: string;
  readonly ids: readonly string[];
}

export interface OpenEntry {
  readonly note: string;
  readonly owner: string;
  readonly expires: string;
  readonly ids: readonly string[];
}

export interface Grammar {
  readonly operators: readonly string[];
  /** Operators that count as one fault at each place, from the subtlest to the bluntest. */
  readonly families: ReadonlyArray<{ readonly says: string; readonly operators: readonly string[] }>;
  readonly excused: readonly Excuse[];
  readonly open: readonly OpenEntry[];
}

export interface Traced {
  /** The examples that reach each alternative: files with their lines. */
  readonly alternatives: Readonly<Record<string, readonly string[]>>;
  /** Decisions that no example made, and operations that none asked for. */
  readonly unreached: readonly string[];
}

export interface Alternative {
  readonly name: string;
  readonly rows: readonly string[];
  readonly says: string;
  readonly decisions: readonly string[];
  readonly target: {
    readonly bindings?: Readonly<Record<string, string | null>>;
    readonly published?: false;
    readonly visibleWithin?: string;
  };
}

export interface Permitted {
  readonly alternatives: readonly Alternative[];
  readonly none: Readonly<Record<string, string>>;
}

export class FaultSwitch {
  readonly #http: HttpClient;
  readonly #lab: LabClient;

  constructor(lab: string) {
    this.#http = new HttpClient({ reach: new Reach([lab]) });
    this.#lab = new LabClient(this.#http, lab);
  }

  async list(): Promise<readonly Fault[]> {
    const { faults } = (await this.#lab.request('GET', '/faults')) as { faults: Fault[] };
    return [...faults, ...OWN.values()];
  }

  async grammar(): Promise<Grammar> {
    return (await this.#lab.request('GET', '/faults/grammar')) as Grammar;
  }

  async everywhere(ids: readonly string[]): Promise<void> {
    await this.#lab.request('PUT', '/faults', { ids: ids.filter((id) => !OWN.has(id)) });
  }

  async permitted(): Promise<Permitted> {
    return (await this.#lab.request('GET', '/alternatives')) as Permitted;
  }

  /** Chooses exactly these alternatives, without any fault, for worlds to come and for unknown callers. */
  async choose(names: readonly string[]): Promise<void> {
    await this.#lab.request('PUT', '/alternatives', { names });
  }

  /** Begins to note what each example reaches, and where faults and alternatives would have been seen; `chosen`: whether the chosen alternatives act. */
  async trace(watch: 'all' | 'chosen'): Promise<void> {
    await this.#lab.request('PUT', '/trace', { on: true, watch, faults: watch === 'all' });
  }

  async endTrace(): Promise<void> {
    await this.#lab.request('PUT', '/trace', { on: false });
  }

  /** Those of the examples that reach a fault that an author wrote, since the trace began; of faults of the harness's own parts, all. */
  async reachedBy(fault: string, examples: readonly string[]): Promise<readonly string[]> {
    if (OWN.has(fault) || examples.length === 0) return examples;
    const told = await this.#lab.request('POST', '/trace/reach', { fault, examples });
    return (told as { examples: string[] }).examples;
  }

  async traced(): Promise<Traced> {
    return (await this.#lab.request('GET', '/trace')) as Traced;
  }

  async tracedFaults(): Promise<Readonly<Record<string, readonly string[]>>> {
    const { rules, faults } = (await this.#lab.request('GET', '/trace/faults')) as {
      rules: string[];
      faults: Record<string, number[]>;
    };
    const named: Record<string, string[]> = {};
    for (const [id, places] of Object.entries(faults)) named[id] = places.map((at) => rules[at] as string);
    return named;
  }

  close(): Promise<void> {
    return this.#http.close();
  }
}

/** A fault of the grammar, which the lab makes by its name. */
export const GROWN = /^[a-z0-9-]+\.[a-z]+\/./;

/** Throws UsageError with a suggestion for the first id that names no fault. */
export async function switchFaultsOn(ids: readonly string[], target: ResolvedTarget): Promise<void> {
  if (ids.every((id) => OWN.has(id))) return;
  if (!target.lab) throw new UsageError('--fault needs a target with a lab.');
  const faults = new FaultSwitch(target.lab);
  try {
    const known = (await faults.list()).map(idOf);
    const wrong = ids.find((id) => !known.includes(id) && !GROWN.test(id));
    if (wrong !== undefined) throw new UsageError(unknownName('fault', wrong, known, 'plumbline rules ID'));
    if (target.kind === 'bundled') await faults.everywhere(ids);
  } finally {
    await faults.close();
  }
}

export async function listedFaults(): Promise<readonly Fault[]> {
  const { startBundled } = await import('../../wire/target/bundled.ts');
  const { target, close } = await startBundled({ faults: [] });
  const faults = new FaultSwitch(target.lab as string);
  try {
    return await faults.list();
  } finally {
    await faults.close();
    await close();
  }
}
