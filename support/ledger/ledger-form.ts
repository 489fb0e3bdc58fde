import { isObject } from '../ground/json.ts';

/** The parts of a ledger of schema 1: `name:kind` of each member, with `?` where it may be missing. */
const PARTS: Readonly<Record<string, string>> = {
  ledger: `schema:count overall:overall scope:scope partial:truth selection?:text shard?:shard missingShards?:count[]
    cancelled:truth limit?:text failedFast?:truth crashed?:truth slowedBy?:text exitCode:count seed?:count target:text
    claim:claim startedAt:instant finishedAt:instant troubles:text[] warnings?:text[] summary:summary verified:verified
    require?:count rules:rule[] ownClient?:ownClient outside?:ownClient`,
  claim: 'product:text version:text capabilities?:text[]',
  shard: 'index:count total:count',
  verified: 'rules:count of:count',
  ownClient: 'summary:summary rules:rule[]',
  summary: `judged:count pass:count fail:count error:count inconclusive:count carriedOver:count notVerifiable:count
    notApplicable:count notSelected:count open:count recorded:count`,
  rule: `id:text area:text says:text section:text standing:standing level:level judged:truth inScope:truth verdict:verdict
    reason?:text facilities?:text[] known?:state digest?:text interface?:text exampleCount?:exampleCount evidence?:text[]
    knownFailures?:knownFailure[] examples:example[]`,
  exampleCount: 'run:count of:count',
  knownFailure: 'fingerprint:text owner:text issue:text expires:text state:state',
  example: `name:text uri:text line:count verdict:verdict reason?:text sideEffect?:text until?:text undeclared?:text
    facility?:text budget?:text leftOpen?:truth waitMs?:count beyondReach?:truth message?:text fingerprint?:text
    count?:count step?:text durationMs:count startedAt:instant`,
};

const WORDS: Readonly<Record<string, string>> = {
  overall: 'conformant conformant-with-known-failures no-deviation-found not-fully-verified not-conformant not-judged',
  scope: 'reference external assisted',
  standing: 'documented reading observe published not-shown',
  level: 'MUST SHOULD MAY SILENT UNDEFINED',
  verdict: 'pass inconclusive fail error recorded not-applicable not-selected open',
  state: 'accepted stale changed expired',
};

function isLeaf(value: unknown, kind: string): boolean | undefined {
  switch (kind) {
    case 'text':
      return typeof value === 'string';
    case 'truth':
      return typeof value === 'boolean';
    case 'count':
      return Number.isFinite(value);
    case 'instant':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    default:
      return WORDS[kind]?.split(' ').includes(value as string);
  }
}

/** Says where a value is no ledger of schema 1, as a path such as `/rules/3/verdict`; undefined where it is one. */
export function ledgerFlaw(value: unknown, kind = 'ledger'): string | undefined {
  const fits = isLeaf(value, kind);
  if (fits !== undefined) return fits ? undefined : '';

  if (kind.endsWith('[]')) {
    if (!Array.isArray(value)) return '';
    for (const [at, each] of value.entries()) {
      const below = ledgerFlaw(each, kind.slice(0, -2));
      if (below !== undefined) return `/${at}${below}`;
    }
    return undefined;
  }

  if (!isObject(value)) return '';
  for (const [, name = '', maybe, of = ''] of (PARTS[kind] ?? '').matchAll(/\b(\w+)(\??):(\S+)/g)) {
    if (maybe !== '' && value[name] === undefined) continue;
    const below = ledgerFlaw(value[name], of);
    if (below !== undefined) return `/${name}${below}`;
  }
  return undefined;
}
