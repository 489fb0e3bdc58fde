import { counted } from '../../ground/counted.ts';
import { visibleLine } from '../../ground/quote/visible.ts';
import type { CapabilityName } from '../../ground/rules/capabilities.ts';
import type { Blocker } from '../../ground/rules/rule.ts';
import { FACILITIES, INTERFACES, type InterfaceName, type ResolvedTarget } from '../../wire/target/target.ts';
import { colors } from '../terminal/streams.ts';

export type Check =
  | 'name'
  | 'tls'
  | 'answer'
  | 'clock'
  | 'credentials'
  | 'account'
  | 'capability'
  | 'callbacks'
  | 'facility'
  | 'downstream'
  | 'reach'
  | 'declared'
  | 'budget';

/** The rules that a gap keeps from being judged: by the tags of their examples, by their rows, or by their ids. */
export interface Blocks {
  /** Tags without the at sign; a rule with any of them is blocked. */
  readonly tags?: readonly string[];
  readonly capability?: CapabilityName;
  readonly by?: Blocker;
  readonly ids?: readonly string[];
}

export interface Finding {
  readonly check: Check;
  readonly about: string;
  readonly state: 'fine' | 'note' | 'gap';
  readonly says: string;
  readonly blocks?: Blocks | undefined;
}

export function fine(check: Check, about: string, says: string): Finding {
  return { check, about, state: 'fine', says };
}

export function note(check: Check, about: string, says: string, blocks?: Blocks): Finding {
  return { check, about, state: 'note', says, blocks };
}

export function gap(check: Check, about: string, says: string, blocks: Blocks = {}): Finding {
  return { check, about, state: 'gap', says, blocks };
}

export interface Place {
  readonly of: InterfaceName | 'lab';
  readonly place: number;
  readonly url: string;
}

export function placesOf({ interfaces, lab }: ResolvedTarget): Place[] {
  const places: Place[] = [];
  for (const of of INTERFACES)
    for (const [at, url] of [interfaces[of] ?? []].flat().entries()) places.push({ of, place: at + 1, url });
  if (lab !== undefined) places.push({ of: 'lab', place: 1, url: lab });
  return places;
}

export function tagsOf({ of }: Place): string[] {
  if (of !== 'lab') return [of];
  const tags: string[] = [];
  for (const facility of FACILITIES)
    if (facility !== 'callbacks' && facility !== 'faults') tags.push(`needs-${facility}`);
  return tags;
}

export const spell = ({ of, url }: Place): string => `${of} at ${url}`;

export type ToldFinding = Omit<Finding, 'blocks'> & { readonly blocks: readonly string[] };

export interface Diagnosis {
  readonly overall: 'ready' | 'gaps' | 'unusable';
  readonly target: string;
  readonly scope: string;
  readonly exitCode: number;
  readonly blocked: readonly string[];
  readonly messages: number;
  readonly findings: readonly ToldFinding[];
}

const NAMED = 8;

const paint = { fine: colors.green, note: colors.yellow, gap: colors.red } as const;

export function doctorText({ overall, target, scope, findings, blocked, messages }: Diagnosis): string {
  const counts = { gap: 0, note: 0, fine: 0 };
  const lines = { gap: [] as string[], note: [] as string[], fine: [] as string[] };
  for (const { state, check, about, says, blocks } of findings) {
    counts[state] += 1;
    lines[state].push(`${paint[state](state.padEnd(5))} ${check.padEnd(12)} ${about}: ${visibleLine(says)}`);
    if (blocks.length === 0) continue;
    const more = blocks.length > NAMED ? ` and ${blocks.length - NAMED} more` : '';
    const named = blocks.slice(0, NAMED).join(' ');
    lines[state].push(`${' '.repeat(19)}blocks ${counted(blocks.length, 'rule')}: ${named}${more}`);
  }
  const sums = `${counted(counts.gap, 'gap')}, ${counted(counts.note, 'note')}, ${counts.fine} fine`;
  const sent = messages === 0 ? 'no message sent' : `${counted(messages, 'message')} sent`;
  const blocks = `${counted(blocked.length, 'rule')} blocked`;
  const bound = `${overall.toUpperCase()} · ${target} · scope ${scope} · ${sums} · ${blocks} · ${sent}`;
  return `${[bound, '', ...lines.gap, ...lines.note, ...lines.fine].join('\n')}\n`;
}
