import { collect } from '../../ground/collect.ts';
import { idOf } from '../../ground/members.ts';
import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import { type PromiseInWords, promisesByRule, readPromises } from '../../ground/rules/promises.ts';
import type { Rule } from '../../ground/rules/rule.ts';
import { RuleBook } from '../../ground/rules/rule-book.ts';
import { indexRules, type RuleIndex } from '../../ground/rules/rule-search.ts';
import type { EvidenceAxes } from '../../ledger/evidence-axes.ts';
import type { Left } from '../../ledger/kill-matrix.ts';
import type { History } from '../../ledger/runs/history.ts';
import type { JudgedExample, JudgedRule, Verdicts } from '../../ledger/verdicts.ts';
import { interfaceOf, OWN_CLIENT } from '../interface-titles.ts';
import type { Step } from '../staircase.ts';
import type { Changes } from './changes.ts';
import type { RanExample } from './messages.ts';
import type { Proof, Proofs } from './proofs.ts';
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
  /** The id of its promise; none in a run of rules that this version does not have. */
  readonly promise: string;
  readonly lines: string;
  readonly needs: readonly string[];
  readonly why?: string | undefined;
  /** Why no example can exist. */
  readonly excluded?: string | undefined;
  readonly aliases: readonly string[];
  readonly tags: readonly string[];
  readonly proofs: readonly Proof[];
  /** The least faults that stand for all that its examples catch. */
  readonly witnesses?: number | undefined;
  readonly left?: Left | undefined;
  readonly examples: readonly BookExample[];
  readonly alone: string;
  readonly again?: string | undefined;
}

export interface Chapter extends Pick<PromiseInWords, 'id' | 'name' | 'says'> {
  readonly rules: readonly BookRule[];
}

export interface Book {
  readonly verdicts: Verdicts;
  readonly rules: readonly BookRule[];
  /** Those that the harness's own client and receiver keep: no part of the verdict. */
  readonly ownRules: readonly BookRule[];
  readonly notices: readonly string[];
  readonly promises: readonly PromiseInWords[];
  readonly index: RuleIndex;
  readonly axes?: EvidenceAxes | undefined;
  readonly history?: History | undefined;
  readonly changes?: Changes | undefined;
  /** What a step towards more verdicts costs. */
  readonly costOf?: ((step: Step) => string) | undefined;
}

export interface BookSources extends Pick<Book, 'axes' | 'history' | 'changes' | 'costOf'>, Proofs {
  readonly rules: readonly Rule[];
  readonly places: readonly ExamplePlace[];
  readonly commands: Commands;
  readonly witnesses?: ReadonlyMap<string, { readonly witnesses: readonly string[] }>;
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

function suiteOf({ rules, places: all, proofs: every }: BookSources) {
  const rows = new Map<string, Rule>();
  const aliases = new Map<string, Rule[]>();
  const places = new Map<string, ExamplePlace[]>();
  const proofs = new Map<string, Proof[]>();
  for (const rule of rules) {
    rows.set(rule.id, rule);
    collect(aliases, rule.aliasOf, rule);
  }
  for (const place of all) collect(places, ruleTagOf(place.tags), place);
  for (const proof of every) collect(proofs, proof.rule, proof);
  return { rows, aliases, places, proofs };
}

export function makeBook({ verdicts, examples, notices }: RunFolder, sources: BookSources): Book {
  const { rows, aliases, places, proofs } = suiteOf(sources);
  const promises = readPromises({ rules: [...verdicts.rules, ...(verdicts.ownClient?.rules ?? [])] });
  const promiseOf = promisesByRule(promises);
  const inBook = (judged: JudgedRule): BookRule => {
    const { id } = judged;
    const own = places.get(id) ?? [];
    const row = rows.get(id);
    const others = aliases.get(id) ?? [];
    const names = others.map(idOf);
    const tags = new Set<string>();
    for (const place of own) for (const tag of place.tags) tags.add(tag);
    return {
      ...judged,
      section: judged.section || (row?.section ?? ''),
      interface: interfaceOf(judged, own),
      promise: promiseOf.get(id)?.id ?? '',
      lines: linesNamed(row ? [row, ...others] : others),
      needs: row?.needs ?? [],
      why: row?.why,
      excluded: row?.excluded,
      aliases: names,
      tags: [...tags],
      proofs: [id, ...names].flatMap((each) => proofs.get(each) ?? []),
      witnesses: sources.witnesses?.get(id)?.witnesses.length,
      left: sources.left?.get(id),
      examples: withRuns(judged.examples, examples.get(id)),
      alone: sources.commands.alone(id),
      again: sources.commands.again?.(id),
    };
  };

  const ownRules: BookRule[] = [];
  for (const rule of verdicts.ownClient?.rules ?? [])
    if (rule.examples.length > 0) ownRules.push({ ...inBook(rule), interface: 'own' });
  const { axes, history, changes, costOf } = sources;
  const index = indexRules(new RuleBook(sources.rules), sources.places);
  const rules = verdicts.rules.map(inBook);
  return { verdicts, rules, ownRules, notices, promises, index, axes, history, changes, costOf };
}

const OTHERS = { id: '', name: 'Other rules', says: 'No promise of this version names them.' };
const OWN = {
  id: 'own',
  name: OWN_CLIENT,
  says: 'What clients and receivers have to do is shown by those of the harness. It is no part of the verdict.',
};

/** The promises of the rules of a run, in their order; after them what no promise names, and what is no part of the verdict. */
export function chaptersOf({ rules, ownRules, promises }: Book): Chapter[] {
  const known = new Map<string, BookRule>();
  for (const rule of rules) known.set(rule.id, rule);
  const chapters: Chapter[] = [];
  for (const { id, name, says, rules: ids } of promises)
    chapters.push({ id, name, says, rules: ids.flatMap((each) => known.get(each) ?? []) });
  chapters.push({ ...OTHERS, rules: rules.filter(({ promise }) => promise === '') }, { ...OWN, rules: ownRules });
  return chapters.filter((each) => each.rules.length > 0);
}
