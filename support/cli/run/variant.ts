import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ground/own-package.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import type { RunFlags } from '../terminal/options.ts';

/** The target file of a variant of the bundled reference, with its bindings as an outside team would write them. */
export function targetOfVariant(name: string): string {
  return join(ROOT, 'docs/examples', `${name}-target.yaml`);
}

/** The same flags with the target file of the variant they name. Throws UsageError when there is no such variant. */
export function withVariant(flags: RunFlags): RunFlags {
  const { variant, target } = flags;
  if (variant === undefined) return flags;
  if (target !== undefined && target !== process.env.PLUMBLINE_TARGET)
    throw new UsageError('--variant is about the bundled reference; leave --target out.');
  const file = targetOfVariant(variant);
  if (!/^[a-z]+$/.test(variant) || !existsSync(file))
    throw new UsageError(`there is no variant ${variant}; there is twin.`);
  return { ...flags, target: file };
}
