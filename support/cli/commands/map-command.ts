import { Option } from 'commander';
import type { CommandFile } from '../terminal/options.ts';

/** As help and completion know it. */
export const command: CommandFile<unknown> = {
  options: [new Option('--json', 'as JSON, which is the default')],
};
