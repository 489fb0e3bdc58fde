import { isObject } from '../ground/json.ts';

/** The parts of a ledger of schema 1: `name:kind` of each member, with `?` where it may be missing. */
const PARTS: Readonly<Record<string, string>> = {
  ledger: `schema:count overall:overall scope:scope partial:truth selection?:text shard?:shard missingShards?:count[]
    cancelled:truth limit?:text failedFast?:truth crashed?:truth slowedBy?:text exitCode:count seed?:count target:text
    claim:claim startedAt:instant finishedAt:instant troubles:text[] warnings?:text[] summary:summary verified:verified
    require?:count rules:rule[] ownClient?:ownClient`,
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

const LEAVES: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  truth: (value) => typeof value === 'boolean',
  count: Number.isFinite,
  instant: (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

/** The members of a value of this kind that have to be right, each with its own kind; undefined where the value cannot have them. */
function membersOf(
  value: unknown,
  kind: string,
): Array<[name: string | number, member: unknown, kind: string]> | undefined {
  if (kind.endsWith('[]'))
    return Array.isArray(value) ? value.map((each, at) => [at, each, kind.slice(0, -2)]) : undefined;
  if (!isObject(value)) return undefined;
  return [...(PARTS[kind] ?? '').matchAll(/\b(\w+)(\??):(\S+)/g)].flatMap(([, name = '', maybe, of = '']) =>
    maybe !== '' && value[name] === undefined ? [] : [[name, value[name], of]],
  );
}

/** Says where a value is no ledger of schema 1, as a path such as `/rules/3/verdict`; undefined where it is one. */
export function ledgerFlaw(value: unknown, kind = 'ledger'): string | undefined {
  if (kind in LEAVES) return LEAVES[kind]?.(value) ? undefined : '';
  if (kind in WORDS) return WORDS[kind]?.split(' ').includes(value as string) ? undefined : '';
  for (const [name, member, of] of membersOf(value, kind) ?? ([['', undefined, 'text']] as const)) {
    const below = ledgerFlaw(member, of);
    if (below !== undefined) return name === '' ? '' : `/${name}${below}`;
  }
  return undefined;
}
