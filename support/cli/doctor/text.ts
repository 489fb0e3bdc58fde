import { counted } from '../../ground/counted.ts';
import { visibleLine } from '../../ground/quote/visible.ts';
import { colors } from '../terminal/colors.ts';
import type { Finding } from './finding.ts';

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
