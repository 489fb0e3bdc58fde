// Runs examples for a run that another process leads, on a bundled reference of its own where the target is bundled.
import type { Envelope } from '@cucumber/messages';
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

class Helper {
  readonly #kept = new KeptMessages();
  readonly #letGo = new LetGo();
  readonly #runner: Promise<CucumberRunner>;
  #context: RunContext | undefined;
  #lines: string[] = [];

  constructor(runner: Promise<CucumberRunner>) {
    this.#runner = runner;
  }

  async do(task: WorkerTask): Promise<void> {
    if ('context' in task) this.#context = await this.#ownContext(task.context);
    else await (await this.#runner).run(task.part, this.#context as RunContext, (message) => this.#take(message));
    this.#flush();
    tell({ free: true });
  }

  async #ownContext(context: RunContext): Promise<RunContext> {
    if (context.target.kind !== 'bundled') return context;
    const { target: own } = await startBundled({ faults: [], variant: context.target.variant });
    await switchFaultsOn(context.faults, own);
    return { ...context, target: { ...context.target, interfaces: own.interfaces, lab: own.lab } };
  }

  #take(message: Envelope): void {
    const kept = this.#kept.take(message);
    if (kept) this.#lines.push(JSON.stringify(kept));
    this.#letGo.take(message);
    // When a process ends, what it had begun is known, and what had ended.
    if (message.testCaseStarted || message.testCaseFinished) this.#flush();
  }

  #flush(): void {
    if (this.#lines.length > 0) tell({ lines: this.#lines });
    this.#lines = [];
  }
}

keepHeapSmall();
guardLoop();
process.once('disconnect', () => process.exit(EXIT.success));
// Ctrl-C reaches the whole group; the process that leads decides when its workers end.
process.on('SIGINT', () => undefined);

const helper = new Helper(CucumberRunner.load());
process.on('message', (task: WorkerTask) => {
  helper.do(task).catch((error: Error) => tell({ trouble: error.stack ?? error.message }));
});
