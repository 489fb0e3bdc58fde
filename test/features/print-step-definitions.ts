import { loadSupport } from '@cucumber/cucumber/api';

/** Everything but the places of the code is left at its default: no feature is read, nothing runs. */
const library = await loadSupport({
  sources: {
    defaultDialect: 'en',
    paths: [],
    names: [],
    tagExpression: '',
    order: 'defined',
  },
  support: {
    requireModules: [],
    requirePaths: [],
    loaders: [],
    importPaths: ['support/cucumber/**/*.ts', 'steps/**/*.ts'],
  },
});

interface Loaded {
  readonly stepDefinitions: ReadonlyArray<{
    readonly pattern: string | RegExp;
    readonly expression: { readonly regexp: RegExp };
    readonly uri: string;
    readonly line: number;
  }>;
}

/** Cucumber hides the definitions in its published type; they are there. */
const { stepDefinitions } = library as unknown as Loaded;

const definitions = stepDefinitions.map(({ pattern, expression, uri, line }) => ({
  pattern: String(pattern),
  matches: expression.regexp.source,
  uri,
  line,
}));

process.stdout.write(JSON.stringify(definitions), () => process.exit(0));
