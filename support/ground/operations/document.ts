import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { isObject } from '../json.ts';
import { ROOT } from '../own-package.ts';
import { HarnessError } from '../problems/harness-error.ts';
import { once } from './once.ts';
import type { Schema } from './operation.ts';

export type Node = Readonly<Record<string, unknown>>;

const FOLDER = 'features/operations';

/** Where the second half of a document begins, which few runs need: it is read when something refers to it. */
const COMPONENTS = /^components:/m;

/** Texts that were read ahead, by their digests, as JSON beside the code that runs: only `npm run build` leaves one. */
const AHEAD = join(import.meta.dirname, 'yaml.json');

const ahead = once<Record<string, unknown>>(() => (existsSync(AHEAD) ? JSON.parse(readFileSync(AHEAD, 'utf8')) : {}));

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The value of a YAML text; one that was read ahead costs a twentieth. Throws a YAMLParseError where it is none. */
export const readYaml = (text: string): unknown => ahead()[digestOf(text)] ?? parse(text);

/** What to leave beside the code so that these texts need not be read again. */
export function writtenAhead(texts: readonly string[]): string {
  const written: Record<string, unknown> = {};
  for (const text of texts) written[digestOf(text)] = parse(text);
  return JSON.stringify(written);
}

/** A document in its two halves; the lines of the second one have the numbers that they have in the file. */
function halvesOf(text: string): string[] {
  const end = text.search(COMPONENTS);
  if (end < 0) return [text];
  const head = text.slice(0, end);
  return [head, '\n'.repeat(head.split('\n').length - 1) + text.slice(end)];
}

export function documentTexts(): Array<[file: string, text: string]> {
  const found: Array<[string, string]> = [];
  for (const name of readdirSync(join(ROOT, FOLDER)).sort())
    if (name.endsWith('.yaml')) found.push([`${FOLDER}/${name}`, readFileSync(join(ROOT, FOLDER, name), 'utf8')]);
  return found;
}

export const documentsAhead = (): string => writtenAhead(documentTexts().flatMap(([, text]) => halvesOf(text)));

/** One OpenAPI document, with its references followed where they are used; `root` is all but its components. */
export class OperationDocument {
  readonly #file: string;
  readonly #schemas = new Map<string, Schema>();
  readonly #components: () => Node;
  readonly root: Node;

  constructor(file: string, text: string) {
    this.#file = file;
    const [head, components] = halvesOf(text);
    this.root = this.#read(head ?? '');
    this.#components = once(() => (components === undefined ? {} : this.#read(components)));
  }

  fail(place: string, why: string): never {
    throw new HarnessError(`${this.#file}: ${place}: ${why}`);
  }

  entriesOf(value: unknown, place: string): Array<[string, Node]> {
    if (value === undefined) return [];
    if (!isObject(value)) return this.fail(place, 'has to have members');
    const entries: Array<[string, Node]> = [];
    for (const [name, each] of Object.entries(value)) entries.push([name, this.followed(each, `${place}.${name}`)]);
    return entries;
  }

  followed(value: unknown, place: string): Node {
    if (!isObject(value)) return this.fail(place, 'has to have members');
    const { $ref } = value;
    return typeof $ref === 'string' ? this.followed(this.#named($ref, place), place) : value;
  }

  /** A schema without references and without members of ours; the same reference gives the same object. */
  schema(value: unknown, place: string): Schema {
    if (!isObject(value)) return value as Schema;
    const { $ref } = value;
    if (typeof $ref === 'string') {
      const known = this.#schemas.get($ref) ?? this.schema(this.#named($ref, place), place);
      this.#schemas.set($ref, known);
      return known;
    }
    const plain: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(value)) {
      if (name.startsWith('x-')) continue;
      if (name === 'properties') {
        const properties: Record<string, Schema> = {};
        for (const [member, one] of Object.entries(each as Node))
          properties[member] = this.schema(one, `${place}.${member}`);
        plain[name] = properties;
      } else plain[name] = Array.isArray(each) ? each.map((one) => this.schema(one, place)) : this.schema(each, place);
    }
    return plain;
  }

  #read(text: string): Node {
    try {
      const value = readYaml(text);
      return isObject(value) ? value : this.fail('the whole of it', 'has to have members');
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error;
      const [{ line, col } = { line: 1, col: 1 }] = error.linePos ?? [];
      throw new HarnessError(`${this.#file}:${line}:${col}: ${error.message.split(' at line ')[0]}`);
    }
  }

  #named(reference: string, place: string): unknown {
    let found: unknown = this.#components();
    for (const name of reference.replace('#/', '').split('/')) found = isObject(found) ? found[name] : undefined;
    return found ?? this.fail(place, `there is no ${reference}`);
  }
}
