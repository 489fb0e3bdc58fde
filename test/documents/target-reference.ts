import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../support/ground/problems/usage-error.ts';
import { readTargetFile } from '../../support/wire/target/target-file.ts';
import { freshFolder } from '../fresh-folder.ts';
import { textOf } from './project-documents.ts';
import { MEANINGS, TARGET_KEYS } from './target-keys.data.ts';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

const schema = JSON.parse(textOf('support/wire/target/target.schema.json')) as Schema;

/** A schema with what it refers to; its own description wins. */
const resolved = (of: Schema): Schema =>
  of.$ref === undefined ? of : { ...schema.definitions?.[of.$ref.split('/').at(-1) ?? ''], ...of };

/** The leaves of the schema by their paths, such as claim.product and knownFailures[].rule. */
export function leaves(of: Schema = schema, path = ''): Map<string, Schema> {
  const { properties, items } = of;
  if (items?.properties) return leaves(items, `${path}[]`);
  if (!properties || Object.keys(properties).length === 0) return new Map([[path, of]]);
  return new Map(
    Object.entries(properties).flatMap(([name, member]) => [
      ...leaves(resolved(member), path === '' ? name : `${path}.${name}`),
    ]),
  );
}

/** Keys of known failures in the form of earlier versions, which no entry has together with the others. */
const OLD_FORM = /^knownFailures\[\]\.(rule|fingerprint)$/;

/** Something of every kind: every example of the keys at once, as far as they can stand together. */
function wholeTarget(): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [path, [example]] of Object.entries(TARGET_KEYS))
    if (!/^(variant|container)/.test(path) && !OLD_FORM.test(path)) put(whole, path, example);
  return whole;
}

function put(into: Record<string, unknown>, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  const key = name.replace('[]', '');
  if (rest.length === 0) into[key] = value;
  else if (name.endsWith('[]')) {
    into[key] ??= [{}];
    put((into[key] as [Record<string, unknown>])[0], rest.join('.'), value);
  } else {
    into[key] ??= {};
    put(into[key] as Record<string, unknown>, rest.join('.'), value);
  }
}

const anyEnvironment = new Proxy(
  {},
  {
    get: (_, name) => `the secret ${String(name)}`,
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
  },
) as NodeJS.ProcessEnv;

/** The sentences that a target is refused with, without their places. */
export function refusals(target: unknown): string[] {
  const folder = freshFolder();
  try {
    writeFileSync(join(folder, 'target.yaml'), JSON.stringify(target));
    readTargetFile(join(folder, 'target.yaml'), anyEnvironment);
    return [];
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    return problem.message.split('\n').map((line) => line.replace(/^.*?target\.yaml(:\d+:\d+)?: /, ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the target with one example, or with a mistake at one key, is refused with. */
export function refusalsOf(path: string, value: unknown): string[] {
  const target = wholeTarget();
  if (path.startsWith('container')) {
    target.kind = 'container';
    target.interfaces = { messaging: 'http://container:8080' };
    target.container = /dockerfile|context|stage|buildArgs/.test(path)
      ? { dockerfile: 'Dockerfile' }
      : { image: 'a:1' };
  }
  if (path === 'variant') target.kind = 'bundled';
  if (OLD_FORM.test(path)) {
    const [{ cause: _, rules: __, ...rest }] = target.knownFailures as [Record<string, unknown>];
    target.knownFailures = [{ ...rest, rule: 'MSG-GET-01', fingerprint: 'status 200→404' }];
  }
  put(target, path, value);
  return refusals(target);
}

const written = (value: unknown): string => {
  const text = typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
  return `\`${text.replaceAll('|', '\\|')}\``;
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('{', '&#123;');

function row(path: string, { description = '' }: Schema): string {
  const [example, mistake] = TARGET_KEYS[path] ?? [undefined, undefined];
  const [meaning = '', standard = ''] = (MEANINGS[path] ?? description).split(/ ?\bDefault:? /);
  const [refusal = ''] = refusalsOf(path, mistake);
  const explained = `: ${description.charAt(0).toLowerCase()}${description.slice(1)}`;
  const says = [meaning, standard && `*Default: ${standard.replace(/\.$/, '')}.*`].filter(Boolean).join(' ');
  return `| \`${path}\` | ${cell(says)} | ${written(example)} | ${written(mistake)}: ${cell(refusal.replace(explained, '…'))} |`;
}

function table(names: readonly string[]): string {
  const rows = [...leaves()]
    .filter(([path]) =>
      names.some((name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[]`)),
    )
    .map(([path, of]) => row(path, of));
  return ['| key | meaning | example | a mistake, and the message |', '|---|---|---|---|', ...rows].join('\n');
}

/** The text with its tables of keys rebuilt: each is between keys:NAMES and keys:end. */
export const withTables = (text: string): string =>
  text.replace(
    /(<!-- keys:([\w ]+) -->\n)[\s\S]*?(\n<!-- keys:end -->)/g,
    (_, start: string, names: string, end: string) => `${start}\n${table(names.split(' '))}\n${end}`,
  );
