import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { ROOT } from '../../support/ground/own-package.ts';

/** A mutant that no example told from the original. */
export interface Survivor {
  readonly file: string;
  /** The line it stands in. */
  readonly code: string;
  readonly was: string;
  readonly becomes: string;
  /** No example comes here at all. */
  readonly unreached?: true;
}

/** How the mutants of one area fared. */
export interface AreaScore {
  readonly killed: number;
  /** Killed because they hung. */
  readonly timedOut: number;
  /** Left alone: texts that nobody can judge. */
  readonly ignored: number;
  readonly survivors: readonly Survivor[];
}

export type Scores = Readonly<Record<string, AreaScore>>;

const LONGEST = 120;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
};

/** The text that a mutant replaces; lines and columns count from 1. */
function replacedText(lines: readonly string[], { start, end }: MutantResult['location']): string {
  const last = end.line - start.line;
  const part = lines.slice(start.line - 1, end.line);
  return part
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

function survivorOf({ fileName, location, replacement = '', status }: MutantResult): Survivor {
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const mutant = {
    file: relative(ROOT, fileName),
    code: short(lines[location.start.line - 1] ?? ''),
    was: short(replacedText(lines, location)),
    becomes: short(replacement),
  };
  return status === 'NoCoverage' ? { ...mutant, unreached: true } : mutant;
}

/** The score of the mutants of one area. */
export function scoreOf(mutants: readonly MutantResult[]): AreaScore {
  const count = (status: string): number => mutants.filter((mutant) => mutant.status === status).length;
  return {
    killed: count('Killed') + count('Timeout'),
    timedOut: count('Timeout'),
    ignored: count('Ignored'),
    survivors: mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(survivorOf)
      .sort((one, other) => keyOf(one).localeCompare(keyOf(other))),
  };
}

const keyOf = ({ file, code, was, becomes }: Survivor): string => [file, code, was, becomes].join('\n');

const survivorKey = (mutant: MutantResult): string => keyOf(survivorOf(mutant));

/** A score after its survivors were tried again: the killed count as killed now, those left alone no more at all. */
export function scoreAgain(before: AreaScore, mutants: readonly MutantResult[]): AreaScore {
  const now = new Set(scoreOf(mutants).survivors.map(keyOf));
  const left = new Set(mutants.filter(({ status }) => status === 'Ignored').map(survivorKey));
  const tried = new Set(mutants.map(survivorKey));
  const survivors = before.survivors.filter((known) => !tried.has(keyOf(known)) || now.has(keyOf(known)));
  const gone = before.survivors.filter((known) => left.has(keyOf(known)) && !now.has(keyOf(known))).length;
  const killed = before.killed + before.survivors.length - survivors.length - gone;
  return { ...before, survivors, killed, ignored: before.ignored + gone };
}
