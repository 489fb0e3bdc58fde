import { collect } from '../../ground/collect.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { Rule } from '../../ground/rules/rule.ts';
import type { EvidenceAxes } from '../../ledger/evidence-axes.ts';
import type { History } from '../../ledger/run-history.ts';
import type { JudgedExample, JudgedRule, Verdicts } from '../../ledger/verdicts.ts';
import { interfaceOf, TITLES } from '../interface-titles.ts';
import type { RanExample } from './messages.ts';
import type { Proof } from './proofs.ts';
import type { RunFolder } from './run-folder.ts';

export interface BookExample extends JudgedExample {
  readonly ran?: RanExample | undefined;
}

export interface Commands {
  readonly alone: (id: string) => string;
  readonly again?: ((id: string) => string) | undefined;
}

export interface BookRule extends Omit<JudgedRule, 'examples'> {
  readonly interface: string;
  readonly lines: string;
  readonly needs: readonly string[];
  readonly why?: string | undefined;
  /** Why no example can exist. */
  readonly excluded?: string | undefined;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly proofs: readonly Proof[];
  readonly examples: readonly BookExample[];
  readonly alone: string;
  readonly again?: string | undefined;
}

export interface Section {
  readonly title: string;
  readonly rules: readonly BookRule[];
}

export interface Chapter {
  readonly interface: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Book {
  readonly verdicts: Verdicts;
  readonly rules: readonly BookRule[];
  /** Those that the harness's own client and receiver keep: no part of the verdict. */
  readonly ownRules: readonly BookRule[];
  readonly notices: readonly string[];
  readonly axes?: EvidenceAxes | undefined;
  readonly history?: History | undefined;
}

export interface BookSources {
  readonly rules: readonly Rule[];
  readonly places: readonly ExamplePlace[];
  readonly proofs: readonly Proof[];
  readonly commands: Commands;
  readonly axes?: EvidenceAxes | undefined;
  readonly history?: History | undefined;
}

function linesNamed(rows: readonly Rule[]): string {
  const lines = new Set<string>();
  for (const row of rows) if (typeof row.lines === 'string') for (const part of row.lines.split(',')) lines.add(part);
  lines.delete('');
  return [...lines].join(',');
}

function withRuns(judged: readonly JudgedExample[], ran: readonly RanExample[] = []): BookExample[] {
  return judged.map((example) => {
    const { uri, line, name } = example;
    return { ...example, ran: ran.find((each) => each.uri === uri && each.line === line && each.name === name) };
  });
}

/** Joins the ledger of a run with the list of rules, the feature files, the record and the proofs. */
export function makeBook({ verdicts, examples, notices }: RunFolder, sources: BookSources): Book {
  const rows = new Map<string, Rule>();
  const aliases = new Map<string, Rule[]>();
  const places = new Map<string, ExamplePlace[]>();
  const proofs = new Map<string, Proof[]>();
  for (const rule of sources.rules) {
    rows.set(rule.id, rule);
    collect(aliases, rule.aliasOf, rule);
  }
  for (const place of sources.places) collect(places, ruleTagOf(place.tags), place);
  for (const proof of sources.proofs) collect(proofs, proof.rule, proof);

  const inBook = (judged: JudgedRule): BookRule => {
    const { id } = judged;
    const own = places.get(id) ?? [];
    const row = rows.get(id);
    const others = aliases.get(id) ?? [];
    const names = others.map((alias) => alias.id);
    return {
      ...judged,
      interface: interfaceOf(judged, own),
      lines: linesNamed(row ? [row, ...others] : others),
      needs: row?.needs ?? [],
      why: row?.why,
      excluded: row?.excluded,
      aliases: names,
      tags: [...new Set(own.flatMap(({ tags }) => tags))],
      proofs: [id, ...names].flatMap((each) => proofs.get(each) ?? []),
      examples: withRuns(judged.examples, examples.get(id)),
      alone: sources.commands.alone(id),
      again: sources.commands.again?.(id),
    };
  };

  const ownRules: BookRule[] = [];
  for (const rule of verdicts.ownClient?.rules ?? [])
    if (rule.examples.length > 0) ownRules.push({ ...inBook(rule), interface: 'own' });
  const { axes, history } = sources;
  return { verdicts, rules: verdicts.rules.map(inBook), ownRules, notices, axes, history };
}

/** The rules by interface and by their first section, in the order of the book. */
export function chaptersOf(rules: readonly BookRule[]): Chapter[] {
  const byInterface = new Map<string, BookRule[]>();
  for (const rule of rules) collect(byInterface, rule.interface, rule);
  const chapters: Chapter[] = [];
  for (const [name, title] of Object.entries(TITLES)) {
    const own = byInterface.get(name);
    if (!own) continue;
    const bySection = new Map<string, BookRule[]>();
    for (const rule of own) collect(bySection, (rule.section || 'Elsewhere').split('; ')[0], rule);
    const sections: Section[] = [];
    for (const [title, rules] of bySection) sections.push({ title, rules });
    chapters.push({ interface: name, title, sections });
  }
  return chapters;
}
