import { visibleLine } from '../../ground/quote/visible.ts';
import { colors } from '../terminal/colors.ts';
import type { Finding } from './finding.ts';

/** A finding with the ids of the rules that it blocks. */
export type ToldFinding = Omit<Finding, 'blocks'> & { readonly blocks: readonly string[] };

/** What `plumbline doctor --json` prints. */
export interface Diagnosis {
  readonly overall: 'ready' | 'gaps' | 'unusable';
  readonly target: string;
  readonly scope: string;
  readonly exitCode: number;
  /** Judged rules that a gap or a note keeps from being judged. */
  readonly blocked: readonly string[];
  readonly findings: readonly ToldFinding[];
}

const NAMED = 8;

const paint = { fine: colors.green, note: colors.yellow, gap: colors.red } as const;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function blockLine({ blocks }: ToldFinding): string[] {
  if (blocks.length === 0) return [];
  const more = blocks.length > NAMED ? ` and ${blocks.length - NAMED} more` : '';
  return [`${' '.repeat(19)}blocks ${counted(blocks.length, 'rule')}: ${blocks.slice(0, NAMED).join(' ')}${more}`];
}

const lines = (finding: ToldFinding): string[] => [
  `${paint[finding.state](finding.state.padEnd(5))} ${finding.check.padEnd(12)} ${finding.about}: ${visibleLine(finding.says)}`,
  ...blockLine(finding),
];

/** The diagnosis as people read it: the word and the bound first, then gaps, notes and what is fine. */
export function doctorText({ overall, target, scope, findings, blocked }: Diagnosis): string {
  const count = (state: Finding['state']): number => findings.filter((each) => each.state === state).length;
  const bound = `${overall.toUpperCase()} · ${target} · scope ${scope} · ${counted(count('gap'), 'gap')}, ${counted(count('note'), 'note')}, ${count('fine')} fine · ${counted(blocked.length, 'rule')} blocked`;
  const ordered = (['gap', 'note', 'fine'] as const).flatMap((state) =>
    findings.filter((each) => each.state === state),
  );
  return `${[bound, '', ...ordered.flatMap(lines)].join('\n')}\n`;
}
