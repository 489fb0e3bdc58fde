import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../support/ground/operations/loader.ts';
import { ROOT } from '../../support/ground/own-package.ts';
import { fetched, isFetched } from '../fetched.ts';
import { textOf } from './own-files.ts';

const SERVICE = '@cucumber/language-service';

interface Service {
  readonly ExpressionBuilder: new (parser: unknown) => { build(sources: object[], types: []): Built };
  readonly getGherkinDiagnostics: (text: string, expressions: readonly unknown[]) => Array<{ message: string }>;
  readonly WasmParserAdapter: new (grammars: string) => { init(): Promise<void> };
}

interface Built {
  readonly errors: readonly unknown[];
  readonly expressionLinks: ReadonlyArray<{ readonly expression: unknown }>;
  readonly parameterTypeLinks: ReadonlyArray<{
    readonly parameterType: { readonly name: string; readonly regexpStrings: readonly string[] };
  }>;
}

/** The files that one of the patterns of the editor's settings means. */
function filesOf(pattern: string): string[] {
  const folder = dirname(pattern.replace('/**', ''));
  const ending = pattern.slice(pattern.lastIndexOf('*') + 1);
  return readdirSync(join(ROOT, folder), { recursive: pattern.includes('**'), encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

const settings = JSON.parse(textOf('.vscode/settings.json'));
const filesIn = (setting: string): string[] => (settings[setting] as string[]).flatMap(filesOf);

describe.skipIf(!isFetched(SERVICE))('the language service of editors', () => {
  let service: Service;
  let built: Built;

  beforeAll(async () => {
    service = { ...(await fetched<Service>(SERVICE)), ...(await fetched<Service>(`${SERVICE}/wasm`)) };
    // The grammars that it brings along, compiled to WebAssembly.
    const grammars = join(dirname(createRequire(import.meta.url).resolve(SERVICE)), '../..');
    const parser = new service.WasmParserAdapter(grammars);
    await parser.init();
    const sources = filesIn('cucumber.glue').map((uri) => ({ languageName: 'tsx', uri, content: textOf(uri) }));
    built = new service.ExpressionBuilder(parser).build(sources, []);
  });

  it('reads every step definition and every parameter type', () => {
    expect(built.errors.map(String)).toEqual([]);
  });

  it('finds the definition of every step', () => {
    const expressions = built.expressionLinks.map(({ expression }) => expression);
    const features = filesIn('cucumber.features');
    expect(features.length).toBeGreaterThan(50);
    const undefinedSteps = features.flatMap((path) =>
      service.getGherkinDiagnostics(textOf(path), expressions).map(({ message }) => `${path}: ${message}`),
    );
    expect(undefinedSteps).toEqual([]);
  });

  it('knows the words for every operation', () => {
    const words = built.parameterTypeLinks.find(({ parameterType: { name } }) => name === 'operation');
    expect(words?.parameterType.regexpStrings.toSorted()).toEqual(Object.keys(operations).toSorted());
  });
});
