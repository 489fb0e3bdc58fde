import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { accountWished } from './account-wished.ts';
import { credentialLines, fromEnvironment, type KnownCredentials } from './credential-lines.ts';
import { INTERFACES, type InterfaceName } from './target.ts';

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
  readonly credentials?: KnownCredentials | undefined;
  readonly published?: boolean | undefined;
  readonly profiles?: readonly string[] | undefined;
  /** What a run may do beside reading: `none`, `all`, or some of the side effects. */
  readonly sideEffects?: readonly string[] | undefined;
}

export const SCHEMA_PATH = join(ROOT, 'support/wire/target/target.schema.json');

const quoted = (text: string): string => JSON.stringify(text);
const listOf = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

const CLAIM = '# claim: { product: "…", version: "…", profiles: [quiet-hours, tokens], capabilities: [basic, hmac] }';

const READS_ONLY = [
  '# It only reads unless this says more: all, or some of these.',
  '# sideEffects: [messages, resources, lookups]',
];

const CONTAINER = [
  '# The image to start for the run; "container" is its host in the addresses below, with the ports inside it.',
  'container:',
  '  image: "acme-messaging:latest"   # or dockerfile: Dockerfile',
  '  # env: { LOG: "quiet" }',
  '  # readyPath: http://container:8080/health',
  '',
];

const FACILITIES = [
  '# What stands for a phone, a mailbox or a reviewer: an address, a command, or a person who is asked.',
  '# facilities: { handset: { http: "https://phones.example.com" }, mailbox: { command: "read-mail" }, review: ask }',
  '',
];

const NUMBERS = [
  '# The only numbers that messages may go to; up to six reachable ones are used.',
  '# numbers: { reachable: ["+61491570156"], noRoute: [], blocked: [], undeliverable: [], expires: [] }',
  '# What the home register says of numbers that are looked up.',
  '# lookups: { "+61491570156": { result: OK, imsi: "50501", location: AU } }',
  '',
];

const ENDING = [
  '# How many of the rules that apply a run has to verify; with fewer it ends with 3.',
  'require: 60%',
  '# limits: { requestsPerSecond: 5, messages: 500 }',
  'maxWait: 0s',
  '',
  '# Where the target puts what the document does not show; null says that it has no such thing.',
  '# bindings: { messageIdAt: /messages/0/message_id, callbackUrlField: callback_url }',
  '',
];

const isAlone = ({ kind, lab }: TargetWishes): boolean => kind === 'external' && lab === undefined;

function interfaceLines(wishes: TargetWishes): string[] {
  const lines: string[] = [];
  for (const name of INTERFACES) {
    const value = wishes[name];
    if (value !== undefined) lines.push(`  ${name}: ${typeof value === 'string' ? quoted(value) : listOf(value)}`);
  }
  if (lines.length === 0 && wishes.kind === 'container') lines.push('  messaging: "http://container:8080"');
  if (lines.length === 0) return [];
  return ['# The base address of each interface; one that is left out is not offered.', 'interfaces:', ...lines, ''];
}

function accountLine(wish: string): string {
  const { name, features, timeZone } = accountWished(wish);
  const variable = name.toUpperCase().replace(/\W/g, '_');
  const zone = timeZone === undefined ? '' : `, timeZone: ${quoted(timeZone)}`;
  return `  - { name: ${quoted(name)}, account: ${fromEnvironment(`${variable}_ACCOUNT`)}, key: ${fromEnvironment(`${variable}_KEY`)}, secret: ${fromEnvironment(`${variable}_SECRET`)}, features: ${listOf(features)}${zone} }`;
}

function accountLines(wishes: TargetWishes): string[] {
  const { accounts = [], messaging, numbers } = wishes;
  const says = '# More accounts and what is switched on there; an example takes the first one that fits it.';
  const sample = accountLine('night=social-sending,Pacific/Auckland').trim();
  const lines: string[] = [];
  if (accounts.length > 0) lines.push(says, 'accounts:', ...accounts.map(accountLine), '');
  else if (isAlone(wishes) && messaging !== undefined) lines.push(says, '# accounts:', `#   ${sample}`, '');
  if (numbers)
    lines.push('# The only numbers that messages may go to.', 'numbers:', `  reachable: ${listOf(numbers)}`, '');
  else if (isAlone(wishes)) lines.push(...NUMBERS);
  return lines;
}

export function targetTemplate(wishes: TargetWishes, schema: string): string {
  const { name, kind, scope, lab, publicUrl, published = kind === 'bundled', profiles = [], sideEffects = [] } = wishes;
  const claim = `claim: { product: ${quoted(name)}, version: "0", profiles: ${listOf(profiles)} }`;
  const allowed = sideEffects.length === 1 ? sideEffects[0] : listOf(sideEffects);
  return [
    `# yaml-language-server: $schema=${schema}`,
    `name: ${quoted(name)}`,
    `kind: ${kind}                 # bundled, external or container`,
    `scope: ${scope ?? (lab === undefined && kind !== 'bundled' ? 'external' : 'reference')}                # reference, external or assisted`,
    '',
    '# What the implementation says it does; without profiles and capabilities it claims the whole document.',
    profiles.length > 0 ? claim : CLAIM,
    '',
    '# Whether rules are judged too that rest on published behaviour beside the document.',
    `${published ? '' : '# '}published: true`,
    '',
    ...(kind === 'container' ? CONTAINER : []),
    ...interfaceLines(wishes),
    ...(lab === undefined ? [] : ["# The operator's interface: worlds, clock, carrier.", `lab: ${quoted(lab)}`, '']),
    ...credentialLines(wishes.credentials, isAlone(wishes) ? wishes : {}),
    ...accountLines(wishes),
    ...(isAlone(wishes) ? FACILITIES : []),
    ...(kind === 'bundled'
      ? []
      : [
          '# Where notifications are taken, and where the target finds that place.',
          'callbacks:',
          '  listen: "127.0.0.1:0"',
          publicUrl ? `  publicUrl: ${quoted(publicUrl)}` : '  # publicUrl: "https://tunnel.example.com"',
          '',
        ]),
    '# Limits of a run; "plumbline plan" shows what it would send.',
    ...(sideEffects.length > 0 ? [`sideEffects: ${allowed}`] : isAlone(wishes) ? READS_ONLY : []),
    ...(wishes.allowPlainHttp ? ['allowPlainHttp: true'] : []),
    ...ENDING,
  ].join('\n');
}

export function variablesOf(text: string): string[] {
  const found = new Set<string>();
  for (const line of text.split('\n'))
    for (const [, name = ''] of line.replace(/(?:^|\s)#.*/, '').matchAll(/\$\{(\w+)\}/g)) found.add(name);
  return [...found];
}
