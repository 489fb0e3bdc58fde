import { type Check, file } from './check.ts';
import { emptyNames, longFiles, longFunctions, stepsWithState, unsaidNames, vendorNames } from './shape.ts';

/** What files may be called, how long they may be, and what they may not hold. */
export const shapeChecks: readonly Check[] = [
  {
    says: 'no name says nothing',
    find: emptyNames,
    planted: [file('support/utils/a.ts'), file('steps/helpers.ts'), file('reference-impl/voice/types.ts')],
    innocent: [file('support/example/cucumber/parameter-types.ts')],
    all: true,
  },
  {
    says: 'no code file is longer than 200 lines',
    find: longFiles,
    planted: [file('steps/long.steps.ts', 'x;\n'.repeat(201))],
    innocent: [
      file('steps/full.steps.ts', 'x;\n'.repeat(200)),
      file('reference-impl/voice/countries.data.ts', 'x;\n'.repeat(900)),
    ],
  },
  {
    says: 'no function is longer than 40 lines',
    find: longFunctions,
    planted: [file('support/cli/long.ts', `const a = () => {\n${'  x();\n'.repeat(39)}};`)],
    innocent: [
      file('support/cli/full.ts', `const a = () => {\n${'  x();\n'.repeat(38)}};`),
      file('support/cli/long.data.ts', `const a = () => {\n${'  x();\n'.repeat(90)}};`),
    ],
  },
  {
    says: 'steps keep no state',
    find: stepsWithState,
    planted: [file('steps/a.steps.ts', 'let last: string;'), file('steps/b.steps.ts', 'export let last = 1;')],
    innocent: [file('steps/c.steps.ts', 'Then("x", () => {\n  let here = 1;\n});')],
  },
  {
    says: 'no vendor is named',
    find: vendorNames,
    planted: unsaidNames.map((name, place) => file(`docs/${place}.md`, `as ${name.toUpperCase()} does`)),
    innocent: [file('docs/x.md', 'the platform')],
    all: true,
  },
];
