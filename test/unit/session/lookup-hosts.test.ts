import { expect, it } from 'vitest';
import { requireHosts } from '../../../support/example/verbs/lookups.ts';

it.each([
  ['one address', ['http://a.example:3700'], /second address/],
  ['two hosts with one of the ports', ['http://a.example:3700', 'http://b.example:3700'], /port 3701/],
  ['two hosts with the other port', ['http://a.example:3701', 'http://b.example:3701'], /port 3700/],
])('%s shows neither a backup nor both ports', (_, addresses, missing) => {
  expect(() => requireHosts(addresses)).toThrow(missing);
});

it.each([
  ['two hosts on other ports', ['http://a.example:4012', 'http://a.example:4013']],
  ['both ports', ['http://a.example:3700', 'http://a.example:3701']],
])('%s are enough', (_, addresses) => {
  expect(() => requireHosts(addresses)).not.toThrow();
});
