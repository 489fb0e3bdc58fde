import { loadSupport } from '@cucumber/cucumber/api';

/** What cucumber knows of the step definitions; its published type hides them. */
interface Loaded {
  readonly stepDefinitions: ReadonlyArray<{
    readonly pattern: string | RegExp;
    readonly expression: {
      readonly regexp: RegExp;
      readonly parameterTypes?: ReadonlyArray<{
        readonly name: string;
        readonly regexpStrings: readonly string[];
        transform(world: unknown, groups: readonly string[]): unknown;
      }>;
      match(text: string): ReadonlyArray<{ getValue(world: unknown): unknown }> | null;
    };
    readonly options: { readonly wrapperOptions?: unknown };
    readonly uri: string;
    readonly line: number;
  }>;
}

/** Loads the step definitions. Everything but the places of the code is left at its default: nothing runs. */
export async function loadedLibrary(): Promise<Loaded> {
  const library = await loadSupport({
    sources: { defaultDialect: 'en', paths: [], names: [], tagExpression: '', order: 'defined' },
    support: {
      requireModules: [],
      requirePaths: [],
      loaders: [],
      importPaths: ['support/example/cucumber/**/*.ts', 'steps/**/*.ts'],
    },
  });
  return library as unknown as Loaded;
}
