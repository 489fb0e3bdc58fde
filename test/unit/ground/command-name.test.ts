import { expect, it } from 'vitest';
import { COMMAND, commandAt } from '../../../support/ground/command-name.ts';

it.each([
  ['a clone', 'file:///home/me/plumbline/support/ground/command-name.ts', 'bin/plumbline'],
  ['a project', 'file:///home/me/shop/node_modules/plumbline-conformance/support/x.ts', 'npx plumbline'],
  ['a project with pnpm', 'file:///s/node_modules/.pnpm/p@1/node_modules/plumbline-conformance/x.ts', 'npx plumbline'],
  ['a global one', 'file:///usr/lib/node_modules/plumbline-conformance/support/x.ts', 'npx plumbline'],
  ['Windows', 'C:\\shop\\node_modules\\plumbline-conformance\\x.ts', 'npx plumbline'],
  ['the store of npx', 'file:///me/.npm/_npx/1a/node_modules/plumbline-conformance/x.ts', 'npx plumbline-conformance'],
])('in %s it is called so that a copied line works', (_, place, command) => {
  expect(commandAt(place)).toBe(command);
});

it('is that of a clone here', () => expect(COMMAND).toBe('bin/plumbline'));
