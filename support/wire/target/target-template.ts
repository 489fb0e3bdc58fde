import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { accountWished } from './account-wished.ts';
import { fromEnvironment, type KnownCredentials, referencesTo, usualCredentials } from './credential-lines.ts';
import { INTERFACES, type InterfaceName } from './target.ts';

/** What a new target file shall say. */
export interface TargetWishes extends Partial<Record<Exclude<InterfaceName, 'lookup'>, string>> {
  readonly name: string;
  readonly kind: string;
  readonly scope?: string | undefined;
  readonly lookup?: readonly string[] | undefined;
  readonly lab?: string | undefined;
  readonly numbers?: readonly string[] | undefined;
  /** More accounts: a name, the features that are on there and its time zone, such as night=social-sending,Pacific/Auckland. */
  readonly accounts?: readonly string[] | undefined;
  readonly publicUrl?: string | undefined;
  readonly allowPlainHttp?: boolean | undefined;
  /** The credentials that are known already: each becomes a reference to the environment. */
  readonly credentials?: KnownCredentials | undefined;
  /** Whether it is known to show what is published beside the document. */
  readonly published?: boolean | undefined;
  /** What a run may do beside reading: `none`, `all`, or some of the side effects. */
  readonly sideEffects?: readonly string[] | undefined;
}

/** Where editors find the JSON Schema of target files on this machine. */
export const SCHEMA_PATH = join(ROOT, 'support/wire/target/target.schema.json');

const quoted = (text: string): string => JSON.stringify(text);
const listOf = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

function interfaceLines(wishes: TargetWishes): string[] {
  const offered = INTERFACES.filter((name) => wishes[name] !== undefined);
  if (offered.length === 0 && wishes.kind === 'container')
    return interfaceLines({ ...wishes, messaging: 'http://container:8080' });
  if (offered.length === 0) return [];
  const lines = offered.map((name) => {
    const value = wishes[name] as string | readonly string[];
    return `  ${name}: ${typeof value === 'string' ? quoted(value) : listOf(value)}`;
  });
  return ['# The base address of each interface; one that is left out is not offered.', 'interfaces:', ...lines, ''];
}

function containerLines({ kind }: TargetWishes): string[] {
  if (kind !== 'container') return [];
  return [
    '# The image to start for the run; "container" is its host in the addresses below, with the ports inside it.',
    'container:',
    '  image: "acme-messaging:latest"   # or dockerfile: Dockerfile',
    '  # env: { LOG: "quiet" }',
    '  # readyPath: http://container:8080/health',
    '',
  ];
}

function credentialLines(wishes: TargetWishes): string[] {
  const { credentials, lab, kind } = wishes;
  const isAskedFor = lab === undefined && kind === 'external';
  const lines = credentials
    ? referencesTo(credentials)
    : isAskedFor
      ? usualCredentials((name) => Boolean(wishes[name]))
      : [];
  return lines.length === 0 ? [] : ['# Secrets come from the environment alone.', 'credentials:', ...lines, ''];
}

function accountLine(wish: string): string {
  const { name, features, timeZone } = accountWished(wish);
  const variable = name.toUpperCase().replace(/\W/g, '_');
  const zone = timeZone === undefined ? '' : `, timeZone: ${quoted(timeZone)}`;
  return `  - { name: ${quoted(name)}, account: ${fromEnvironment(`${variable}_ACCOUNT`)}, key: ${fromEnvironment(`${variable}_KEY`)}, secret: ${fromEnvironment(`${variable}_SECRET`)}, features: ${listOf(features)}${zone} }`;
}

function accountLines({ accounts = [], kind, lab, messaging }: TargetWishes): string[] {
  const says = '# More accounts and what is switched on there; an example takes the first one that fits it.';
  if (accounts.length > 0) return [says, 'accounts:', ...accounts.map(accountLine), ''];
  if (kind !== 'external' || lab !== undefined || messaging === undefined) return [];
  const sample = accountLine('night=social-sending,Pacific/Auckland').trim();
  return [says, '# accounts:', `#   ${sample}`, ''];
}

function numberLines({ numbers, kind, lab }: TargetWishes): string[] {
  if (numbers)
    return ['# The only numbers that messages may go to.', 'numbers:', `  reachable: ${listOf(numbers)}`, ''];
  if (kind !== 'external' || lab !== undefined) return [];
  return [
    '# The only numbers that messages may go to; up to six reachable ones are used.',
    '# numbers: { reachable: ["+61491570156"], noRoute: [], blocked: [], undeliverable: [], expires: [] }',
    '# What the home register says of numbers that are looked up.',
    '# lookups: { "+61491570156": { result: OK, imsi: "50501", location: AU } }',
    '',
  ];
}

function facilityLines({ kind, lab }: TargetWishes): string[] {
  if (kind !== 'external' || lab !== undefined) return [];
  return [
    '# What stands for a phone, a mailbox or a reviewer: an address, a command, or a person who is asked.',
    '# facilities: { handset: { http: "https://phones.example.com" }, mailbox: { command: "read-mail" }, review: ask }',
    '',
  ];
}

function callbackLines({ publicUrl, kind }: TargetWishes): string[] {
  if (kind === 'bundled') return [];
  return [
    '# Where notifications are taken, and where the target finds that place.',
    'callbacks:',
    '  listen: "127.0.0.1:0"',
    publicUrl ? `  publicUrl: ${quoted(publicUrl)}` : '  # publicUrl: "https://tunnel.example.com"',
    '',
  ];
}

function sideEffectLines({ sideEffects, kind, lab }: TargetWishes): string[] {
  const says = '# Limits of a run; "plumbline plan" shows what it would send.';
  const [only = ''] = sideEffects ?? [];
  if (sideEffects !== undefined && sideEffects.length > 0)
    return [says, `sideEffects: ${sideEffects.length === 1 ? only : listOf(sideEffects)}`];
  if (kind !== 'external' || lab !== undefined) return [says];
  return [
    says,
    '# It only reads unless this says more: all, or some of these.',
    '# sideEffects: [messages, resources, lookups]',
  ];
}

const publishedLines = ({ kind, published = kind === 'bundled' }: TargetWishes): string[] => [
  '# Whether rules are judged too that rest on published behaviour beside the document.',
  `${published ? '' : '# '}published: true`,
  '',
];

/** A commented target file; `schema` is where editors find its JSON Schema. */
export function targetTemplate(wishes: TargetWishes, schema: string): string {
  const { name, kind, scope, lab } = wishes;
  return [
    `# yaml-language-server: $schema=${schema}`,
    `name: ${quoted(name)}`,
    `kind: ${kind}                 # bundled, external or container`,
    `scope: ${scope ?? (lab === undefined && kind !== 'bundled' ? 'external' : 'reference')}                # reference, external or assisted`,
    '',
    '# What the implementation says it does; without a list of capabilities it claims all of them.',
    '# claim: { product: "…", version: "…", capabilities: [basic, hmac] }',
    '',
    ...publishedLines(wishes),
    ...containerLines(wishes),
    ...interfaceLines(wishes),
    ...(lab === undefined ? [] : ["# The operator's interface: worlds, clock, carrier.", `lab: ${quoted(lab)}`, '']),
    ...credentialLines(wishes),
    ...accountLines(wishes),
    ...numberLines(wishes),
    ...facilityLines(wishes),
    ...callbackLines(wishes),
    ...sideEffectLines(wishes),
    ...(wishes.allowPlainHttp ? ['allowPlainHttp: true'] : []),
    '# limits: { requestsPerSecond: 5, messages: 500 }',
    'maxWait: 0s',
    '',
    '# Where the target puts what the document does not show; null says that it has no such thing.',
    '# bindings: { messageIdAt: /messages/0/message_id, callbackUrlField: callback_url }',
    '',
  ].join('\n');
}

/** The environment variables that a target file takes something from, comments left out. */
export function variablesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/(?:^|\s)#.*/, ''));
  return [...new Set(lines.flatMap((line) => [...line.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name)))];
}
