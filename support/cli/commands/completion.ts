import type { Command, Option } from 'commander';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { nearest } from '../../ground/rules/nearest.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

type Shell = (typeof SHELLS)[number];

/** What a shell may offer at one place. */
export interface Offers {
  /** Rule ids, fault ids, areas. */
  readonly rules: () => readonly string[];
  readonly faults: () => Promise<readonly string[]>;
}

/** The line that stands for files of the working folder. */
const FILES = ':files';

const FILE_OPTIONS = /^--(?:target|out|document|key|new-key|sign|run|from|ready-file|env|seen)$/;

function optionOf(command: Command | undefined, flag: string): Option | undefined {
  return command?.options.find(({ long, short }) => long === flag || short === flag);
}

/** What comes after an option that takes a value. */
async function valuesOf(flag: string, offers: Offers): Promise<readonly string[]> {
  if (flag === '--rule') return offers.rules();
  if (flag === '--fault') return offers.faults();
  if (flag === '--kind') return ['bundled', 'external', 'container'];
  if (flag === '--scope') return ['reference', 'external', 'assisted'];
  if (flag === '--standing') return ['documented', 'reading', 'observe', 'published', 'not-shown'];
  if (flag === '--order') return ['defined', 'random'];
  if (flag === '--verdict') return ['pass', 'fail', 'error', 'inconclusive', 'recorded', 'open', 'not-run'];
  return FILE_OPTIONS.test(flag) ? [FILES] : [];
}

async function argumentsOf(command: Command, root: Command, offers: Offers): Promise<readonly string[]> {
  switch (command.name()) {
    case 'rules':
      return offers.rules();
    case 'prove':
      return [...(await offers.faults()), ...offers.rules()];
    case 'completion':
      return SHELLS;
    case 'help':
      return commandNames(root);
    default:
      return command.registeredArguments.length > 0 ? [FILES] : [];
  }
}

const commandNames = (root: Command): string[] => [...new Set([...root.commands.map((each) => each.name()), 'help'])];

const optionNames = (command: Command): string[] => [
  ...command.options.filter(({ hidden }) => !hidden).flatMap(({ long }) => long ?? []),
  '--help',
];

/** Candidates for the last of `words`, the words after `plumbline`. */
export async function completionsFor(
  words: readonly string[],
  root: Command,
  offers: Offers,
): Promise<readonly string[]> {
  const started = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const command = root.commands.find((each) => each.name() === before[0]);
  const starting = (all: readonly string[]): string[] =>
    all.filter((name) => name === FILES || name.startsWith(started));
  if (before.length === 0) return starting([...commandNames(root), '--help', '--version']);
  if (before[0] === 'help') return starting(commandNames(root));
  if (!command) return [];
  const option = optionOf(command, before.at(-1) ?? '');
  if (option?.required) return starting(await valuesOf(option.long ?? '', offers));
  if (started.startsWith('-')) return starting(optionNames(command));
  return starting(await argumentsOf(command, root, offers));
}

const BASH = `# bash completion of plumbline
_plumbline() {
  local IFS=$'\\n' word="\${COMP_WORDS[COMP_CWORD]}"
  local found
  found=$("\${COMP_WORDS[0]}" completion --for -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=($(compgen -W "\${found//${FILES}/}" -- "$word"))
  if [[ $found == *"${FILES}"* ]]; then COMPREPLY+=($(compgen -f -- "$word")); compopt -o filenames 2>/dev/null; fi
}
complete -F _plumbline plumbline bin/plumbline ./bin/plumbline
`;

const ZSH = `#compdef plumbline
# zsh completion of plumbline
_plumbline() {
  local -a found
  found=("\${(@f)$("\${words[1]}" completion --for -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if (( \${found[(Ie)${FILES}]} )); then
    found=("\${(@)found:#${FILES}}")
    _files
  fi
  compadd -a found
}
if [ "$funcstack[1]" = "_plumbline" ]; then _plumbline "$@"; else compdef _plumbline plumbline; fi
`;

const FISH = `# fish completion of plumbline
function __plumbline_complete
  set -l words (commandline -opc) (commandline -ct)
  for found in ($words[1] completion --for -- $words[2..-1] 2>/dev/null)
    if test "$found" = "${FILES}"
      __fish_complete_path (commandline -ct)
    else
      echo $found
    end
  end
end
complete -c plumbline -f -a '(__plumbline_complete)'
`;

const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH };

/** The script that teaches a shell to complete plumbline. Throws UsageError for a shell that is not known. */
export function completionScript(shell: string | undefined): string {
  const script = SCRIPTS[shell as Shell];
  if (script) return script;
  const meant = shell === undefined ? undefined : nearest(shell, SHELLS);
  const told = shell === undefined ? 'say for which shell' : `no completion for ${shell}`;
  throw new UsageError(`${told}: ${SHELLS.join(', ')}${meant ? `; did you mean ${meant}?` : '.'}`);
}
