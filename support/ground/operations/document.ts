import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { YAMLException } from 'js-yaml';
import { ROOT } from '../own-package.ts';
import { HarnessError } from '../problems/harness-error.ts';
import { once } from './once.ts';
import type { Schema } from './operation.ts';
import { readYaml, writtenAhead } from './read-yaml.ts';

export type Node = Readonly<Record<string, unknown>>;

const FOLDER = 'features/operations';

/** Where the second half of a document begins, which few runs need: it is read when something refers to it. */
const COMPONENTS = /^components:/m;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document in its two halves; the lines of the second one have the numbers that they have in the file. */
function halvesOf(text: string): string[] {
  const end = text.search(COMPONENTS);
  if (end < 0) return [text];
  const head = text.slice(0, end);
  return [head, '\n'.repeat(head.split('\n').length - 1) + text.slice(end)];
}

const documents = (): Array<[file: string, text: string]> =>
  readdirSync(join(ROOT, FOLDER))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => [`${FOLDER}/${name}`, readFileSync(join(ROOT, FOLDER, name), 'utf8')]);

/** All documents as `npm run build` leaves them for `readYaml`. */
export const documentsAhead = (): string => writtenAhead(documents().flatMap(([, text]) => halvesOf(text)));

/** One OpenAPI document, with its references followed where they are used. */
export class OperationDocument {
  readonly #file: string;
  readonly #schemas = new Map<string, Schema>();
  readonly #components: () => Node;
  /** The document without its components. */
  readonly root: Node;

  constructor(file: string, text: string) {
    this.#file = file;
    const [head, components] = halvesOf(text);
    this.root = this.#read(head ?? '');
    this.#components = once(() => (components === undefined ? {} : this.#read(components)));
  }

  /** Ends the loading with the file and the place in it. */
  fail(place: string, why: string): never {
    throw new HarnessError(`${this.#file}: ${place}: ${why}`);
  }

  /** The members at `place`, none when it is absent. */
  entriesOf(value: unknown, place: string): Array<[string, Node]> {
    if (value === undefined) return [];
    if (!isNode(value)) return this.fail(place, 'has to have members');
    return Object.entries(value).map(([name, each]) => [name, this.followed(each, `${place}.${name}`)]);
  }

  /** A node itself, or what it refers to. */
  followed(value: unknown, place: string): Node {
    if (!isNode(value)) return this.fail(place, 'has to have members');
    const { $ref } = value;
    return typeof $ref === 'string' ? this.followed(this.#named($ref, place), place) : value;
  }

  /** A schema without references and without members of ours; the same reference gives the same object. */
  schema(value: unknown, place: string): Schema {
    if (!isNode(value)) return value as Schema;
    const { $ref } = value;
    if (typeof $ref !== 'string') return this.#plain(value, place);
    const known = this.#schemas.get($ref) ?? this.schema(this.#named($ref, place), place);
    this.#schemas.set($ref, known);
    return known;
  }

  #read(text: string): Node {
    try {
      const value = readYaml(text);
      return isNode(value) ? value : this.fail('the whole of it', 'has to have members');
    } catch (error) {
      if (!(error instanceof YAMLException)) throw error;
      const { line, column } = error.mark ?? { line: 0, column: 0 };
      throw new HarnessError(`${this.#file}:${line + 1}:${column + 1}: ${error.reason}`);
    }
  }

  #plain(value: Node, place: string): Schema {
    const members = Object.entries(value).filter(([name]) => !name.startsWith('x-'));
    return Object.fromEntries(
      members.map(([name, each]) => {
        if (name === 'properties') return [name, this.#properties(each as Node, place)];
        if (Array.isArray(each)) return [name, each.map((one) => this.schema(one, place))];
        return [name, this.schema(each, place)];
      }),
    );
  }

  #properties(properties: Node, place: string): Schema {
    return Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, this.schema(each, `${place}.${name}`)]),
    );
  }

  #named(reference: string, place: string): unknown {
    const found = reference
      .replace('#/', '')
      .split('/')
      .reduce<unknown>((at, name) => (isNode(at) ? at[name] : undefined), this.#components());
    return found ?? this.fail(place, `there is no ${reference}`);
  }
}

/** Every document of features/operations. */
export const readDocuments = (): OperationDocument[] =>
  documents().map(([file, text]) => new OperationDocument(file, text));
