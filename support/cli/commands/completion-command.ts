import { type Command, Option } from 'commander';
import { idOf } from '../../ground/members.ts';
import { UsageError } from '../../ground/problems/usage-error.ts';
import { nearest } from '../../ground/rules/nearest.ts';
import { readRuleBook } from '../../ground/rules/rule-book.ts';
import type { CommandFile } from '../terminal/options.ts';
import { print } from '../terminal/streams.ts';

const FILES = ':files';
const FILE_OPTIONS = /^--(?:target|out|document|key|new-key|sign|run|from|ready-file|env|seen)$/;

const VALUES: Readonly<Record<string, readonly string[]>> = {
  '--kind': ['bundled', 'external', 'container'],
  '--scope': ['reference', 'external', 'assisted'],
  '--standing': ['documented', 'reading', 'observe', 'published', 'not-shown'],
  '--order': ['defined', 'random'],
  '--verdict': ['pass', 'fail', 'error', 'inconclusive', 'recorded', 'open', 'not-run'],
};

function ruleIds(): string[] {
  return readRuleBook().rules.map(idOf);
}

async function faultIds(): Promise<string[]> {
  const { listedFaults } = await import('../run/faults.ts');
  return (await listedFaults()).map(idOf);
}

async function candidatesFor(started: string, before: readonly string[], root: Command): Promise<readonly string[]> {
  const names = [...root.commands.map((each) => each.name()), 'help'];
  if (before.length === 0) return [...names, '--help', '--version'];
  if (before[0] === 'help') return names;
  const command = root.commands.find((each) => each.name() === before[0]);
  if (!command) return [];
  const last = before.at(-1);
  const option = command.options.find(({ long, short }) => long === last || short === last);
  if (option?.required) {
    const flag = option.long ?? '';
    if (flag === '--rule') return ruleIds();
    if (flag === '--fault') return faultIds();
    return VALUES[flag] ?? (FILE_OPTIONS.test(flag) ? [FILES] : []);
  }
  if (!started.startsWith('-')) {
    const name = command.name();
    if (name === 'rules') return ruleIds();
    if (name === 'prove') return [...(await faultIds()), ...ruleIds()];
    if (name === 'completion') return Object.keys(SCRIPTS);
    return command.registeredArguments.length > 0 ? [FILES] : [];
  }
  const shown: string[] = [];
  for (const { long, hidden } of command.options) if (long && !hidden) shown.push(long);
  return [...shown, '--help'];
}

const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `# bash completion of plumbline
_plumbline() {
  local IFS=$'\\n' word="\${COMP_WORDS[COMP_CWORD]}"
  local found
  found=$("\${COMP_WORDS[0]}" completion --for -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  COMPREPLY=($(compgen -W "\${found//${FILES}/}" -- "$word"))
  if [[ $found == *"${FILES}"* ]]; then COMPREPLY+=($(compgen -f -- "$word")); compopt -o filenames 2>/dev/null; fi
}
complete -F _plumbline plumbline bin/plumbline ./bin/plumbline
`,
  zsh: `#compdef plumbline
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
`,
  fish: `# fish completion of plumbline
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
`,
};

export const command: CommandFile<{ readonly for?: boolean }> = {
  usage: 'bash|zsh|fish',
  options: [new Option('--for', 'what fits in the place of the last word').hideHelp()],
  examples: [
    ['completion bash > ~/.local/share/bash-completion/completions/plumbline', 'for bash'],
    ['completion zsh > ~/.zfunc/_plumbline', 'for zsh'],
    ['completion fish > ~/.config/fish/completions/plumbline.fish', 'for fish'],
  ],
  async run({ for: asked }, words, root) {
    if (!asked) {
      const [shell] = words;
      const shells = Object.keys(SCRIPTS);
      if (shell !== undefined && shells.includes(shell)) {
        print(SCRIPTS[shell] as string);
        return 0;
      }
      const meant = shell === undefined ? undefined : nearest(shell, shells);
      const wrong = shell === undefined ? 'say for which shell' : `no completion for ${shell}`;
      throw new UsageError(`${wrong}: ${shells.join(', ')}${meant ? `; did you mean ${meant}?` : '.'}`);
    }
    const started = words.at(-1) ?? '';
    for (const name of await candidatesFor(started, words.slice(0, -1), root))
      if (name === FILES || name.startsWith(started)) print(`${name}\n`);
    return 0;
  },
};
