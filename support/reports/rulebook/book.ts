import { type ExamplePlace, ruleTagOf } from '../../ground/rules/example-index.ts';
import type { Rule } from '../../ground/rules/rule.ts';
import type { EvidenceAxes } from '../../ledger/evidence-axes.ts';
import type { History } from '../../ledger/run-history.ts';
import type { JudgedExample, JudgedRule, Verdicts } from '../../ledger/verdicts.ts';
import { interfaceOf, TITLES } from '../interface-titles.ts';
import type { RanExample } from './messages.ts';
import type { Proof } from './proofs.ts';
import type { RunFolder } from './run-folder.ts';

/** An example with its verdict and, where the run recorded it, with what happened. */
export interface BookExample extends JudgedExample {
  readonly ran?: RanExample | undefined;
}

/** The commands that run one rule by its id as this run did: its examples, and the exchanges of a red one. */
export interface Commands {
  readonly alone: (id: string) => string;
  readonly again?: ((id: string) => string) | undefined;
}

/** One rule with everything the book shows about it. */
export interface BookRule extends Omit<JudgedRule, 'examples'> {
  readonly interface: string;
  /** Line numbers of the document, such as `28,495` or `217-227`. */
  readonly lines: string;
  readonly needs: readonly string[];
  /** Why the rule reads the document the way it does. */
  readonly why?: string | undefined;
  /** Why no example can exist. */
  readonly excluded?: string | undefined;
  readonly aliases: readonly string[];
  /** Those of its examples. */
  readonly tags: readonly string[];
  readonly proofs: readonly Proof[];
  readonly examples: readonly BookExample[];
  readonly alone: string;
  readonly again?: string | undefined;
}

/** The rules of one section of the document, within one interface. */
export interface Section {
  readonly title: string;
  readonly rules: readonly BookRule[];
}

/** The rules of one interface. */
export interface Chapter {
  readonly interface: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** What the rule book is made from. */
export interface Book {
  readonly verdicts: Verdicts;
  readonly rules: readonly BookRule[];
  /** Those that the harness's own client and receiver keep: no part of the verdict. */
  readonly ownRules: readonly BookRule[];
  readonly notices: readonly string[];
  /** Evidence for each rule. */
  readonly axes?: EvidenceAxes | undefined;
  /** Earlier runs of the target, where `plumbline history` wrote them beside the run. */
  readonly history?: History | undefined;
}

/** What is known about the rules beside the run. */
export interface BookSources {
  readonly rules: readonly Rule[];
  readonly places: readonly ExamplePlace[];
  readonly proofs: readonly Proof[];
  readonly commands: Commands;
  readonly axes?: EvidenceAxes | undefined;
  readonly history?: History | undefined;
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const sameExample = (one: JudgedExample) => (other: RanExample) =>
  one.uri === other.uri && one.line === other.line && one.name === other.name;

/** The line numbers that several rows name, each once. */
const linesNamed = (rows: ReadonlyArray<Rule | undefined>): string =>
  [...new Set(rows.flatMap((row) => (typeof row?.lines === 'string' ? row.lines.split(',') : [])))]
    .filter((part) => part !== '')
    .join(',');

/** Joins the ledger of a run with the list of rules, the feature files, the record and the proofs. */
export function makeBook({ verdicts, examples, notices }: RunFolder, sources: BookSources): Book {
  const rows = new Map(sources.rules.map((rule) => [rule.id, rule]));
  const aliases = groupBy(sources.rules, (rule) => rule.aliasOf);
  const places = groupBy(sources.places, ({ tags }) => ruleTagOf(tags));
  const proofs = groupBy(sources.proofs, (proof) => proof.rule);
  const inBook = (judged: JudgedRule): BookRule => {
    const row = rows.get(judged.id);
    const others = (aliases.get(judged.id) ?? []).map(({ id }) => id);
    const ran = examples.get(judged.id) ?? [];
    return {
      ...judged,
      interface: interfaceOf(judged, places.get(judged.id) ?? []),
      lines: linesNamed([row, ...others.map((id) => rows.get(id))]),
      needs: row?.needs ?? [],
      why: row?.why,
      excluded: row?.excluded,
      aliases: others,
      tags: [...new Set((places.get(judged.id) ?? []).flatMap(({ tags }) => tags))],
      proofs: [judged.id, ...others].flatMap((id) => proofs.get(id) ?? []),
      examples: judged.examples.map((example) => ({ ...example, ran: ran.find(sameExample(example)) })),
      alone: sources.commands.alone(judged.id),
      again: sources.commands.again?.(judged.id),
    };
  };
  const ownRan = (verdicts.ownClient?.rules ?? []).filter((rule) => rule.examples.length > 0);
  const ownRules = ownRan.map((rule) => ({ ...inBook(rule), interface: 'own' }));
  return {
    verdicts,
    rules: verdicts.rules.map(inBook),
    ownRules,
    notices,
    axes: sources.axes,
    history: sources.history,
  };
}

/** The rules by interface and by their first section, in the order of the book. */
export function chaptersOf(rules: readonly BookRule[]): Chapter[] {
  const byInterface = groupBy(rules, (rule) => rule.interface);
  return Object.entries(TITLES).flatMap(([name, title]) => {
    const own = byInterface.get(name);
    if (!own) return [];
    const sections = groupBy(own, (rule) => (rule.section || 'Elsewhere').split('; ')[0]);
    return [{ interface: name, title, sections: [...sections].map(([title, rules]) => ({ title, rules })) }];
  });
}
