import { createRequire } from 'node:module';
import { makeSafe } from '../../../support/example/cucumber/safe-error.ts';
import { ContractViolation } from '../../../support/ground/problems/contract-violation.ts';
import { hostileMessages } from './hostile-messages.ts';

const require = createRequire(import.meta.url);
const { formatError } = require('@cucumber/cucumber/lib/runtime/format_error');

/** Lets cucumber tell what a step threw, in a process of its own: it may never come back. */
for (const message of hostileMessages) {
  const told = formatError(
    makeSafe(new ContractViolation(message), (value) => value),
    true,
  );
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
