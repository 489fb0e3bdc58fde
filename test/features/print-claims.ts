import { text } from 'node:stream/consumers';
import { claimsOf } from '../../support/example/session/claims.ts';
import { loadedLibrary } from './loaded-library.ts';

const texts: string[] = JSON.parse(await text(process.stdin));
const { stepDefinitions } = await loadedLibrary();

const claimed = texts.map((step) => {
  for (const { expression, options } of stepDefinitions) {
    const found = expression.match(step);
    if (found)
      return claimsOf(
        options.wrapperOptions,
        found.map((each) => each.getValue(null)),
      );
  }
  return [];
});

process.stdout.write(JSON.stringify(claimed), () => process.exit(0));
