// Runs examples for a run that another process leads, on a bundled reference of its own where the target is bundled.
import { doNothing } from '../../ground/do-nothing.ts';
import { EXIT } from '../../ground/exit-codes.ts';
import { guardLoop } from '../../ground/time/loop-guard.ts';
import { KeptMessages } from '../../ledger/kept-messages.ts';
import { startBundled } from '../../wire/target/bundled.ts';
import type { RunContext } from '../../wire/target/run-context.ts';
import { CucumberRunner, type CucumberSelection } from './cucumber-runner.ts';
import { switchFaultsOn } from './faults.ts';
import { keepHeapSmall } from './heap.ts';
import { LetGo } from './lean-cucumber.ts';

export type WorkerTask = { readonly context: RunContext } | { readonly part: CucumberSelection };

export type WorkerWord = { readonly lines: readonly string[] } | { readonly free: true } | { readonly trouble: string };

const tell = (word: WorkerWord): void => void process.send?.(word);

keepHeapSmall();
guardLoop();
process.once('disconnect', () => process.exit(EXIT.success));
// Ctrl-C reaches the whole group; the process that leads decides when its workers end.
process.on('SIGINT', doNothing);

const kept = new KeptMessages();
const letGo = new LetGo();
const loading = CucumberRunner.load();
let context: RunContext | undefined;
let lines: string[] = [];

function flush(): void {
  if (lines.length > 0) tell({ lines });
  lines = [];
}

process.on('message', async (task: WorkerTask) => {
  try {
    if ('part' in task) {
      const runner = await loading;
      await runner.run(task.part, context as RunContext, (message) => {
        const line = kept.take(message);
        if (line) lines.push(JSON.stringify(line));
        letGo.take(message);
        // When a process ends, what it had begun is known, and what had ended.
        if (message.testCaseStarted || message.testCaseFinished) flush();
      });
    } else if (task.context.target.kind === 'bundled') {
      const { target, faults } = task.context;
      const { target: own } = await startBundled({ faults: [], variant: target.variant });
      await switchFaultsOn(faults, own);
      context = { ...task.context, target: { ...target, interfaces: own.interfaces, lab: own.lab } };
    } else context = task.context;
    flush();
    tell({ free: true });
  } catch (error) {
    const { stack, message } = error as Error;
    tell({ trouble: stack ?? message });
  }
});
