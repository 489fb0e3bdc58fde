import { Option } from 'commander';
import type { CommandFile } from '../terminal/options.ts';

export const command: CommandFile<unknown> = { options: [new Option('--json', 'as JSON, which is the default')] };
