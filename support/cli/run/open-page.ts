import { resolve } from 'node:path';
import { readText } from '../../ground/bounded-file.ts';
import { LocalPage } from '../../wire/facilities/local-page.ts';
import type { RunFlags } from '../terminal/options.ts';
import { complain } from '../terminal/streams.ts';
import type { CucumberRunner, CucumberSelection } from './cucumber-runner.ts';
import type { ExaminationSetup } from './examination.ts';
import { shownPath } from './run-output.ts';
import { RunView } from './run-page.ts';
import { PARTS_WITH_REPEATS, Repeats, type Trying } from './second-opinion.ts';

export interface OpenPage {
  /** Repeats what was asked for on the page; called between two parts of the run. */
  readonly between: () => Promise<void>;
  readonly tryParts: number;
  readonly end: (folder: string) => Promise<void>;
}

async function lastState(folder: string): Promise<string> {
  try {
    const { ruleBookIn } = await import('../commands/report-command.ts');
    const file = await ruleBookIn(folder);
    complain(`the rule book of this run is ${shownPath(file)}`);
    return readText(file);
  } catch (error) {
    complain(`the page ends without the rule book: ${(error as Error).message}`);
    return '<!doctype html><title>Plumbline</title><p>The run has ended.</p>';
  }
}

/** What follows once the reports are written: the trace is posted, and the page ends. Returns the exit code. */
export async function afterRun(
  code: number,
  { out, otlp }: Pick<RunFlags, 'out' | 'otlp'>,
  page: OpenPage | undefined,
  { runId }: { readonly runId: string },
): Promise<number> {
  if (otlp !== undefined) await (await import('./otlp.ts')).postTrace(otlp, resolve(out), runId);
  await page?.end(resolve(out));
  return code;
}

interface Paged {
  readonly flags: Pick<RunFlags, 'page' | 'paths'>;
  readonly setup: ExaminationSetup;
  readonly selection: CucumberSelection;
  readonly loading: Promise<CucumberRunner>;
}

/** Serves the page of a run on this machine where one is asked for, and says where. */
export async function pageFor(
  { flags, setup, selection, loading }: Paged,
  tries: Trying,
  stop: () => void,
): Promise<OpenPage | undefined> {
  const { progress, book, target } = setup;
  if (!flags.page || !progress) return undefined;
  const repeats = new Repeats(setup, tries, flags.paths && selection.paths);
  const view = new RunView({ progress, target, book, repeats, stop }, Date.now);
  const page = new LocalPage(Date.now, view);
  LocalPage.ofRun = page;
  complain(`the page of this run is ${await page.open()}`);
  let ended: Promise<void> | undefined;
  const end = async (folder: string): Promise<void> => page.end(await lastState(folder));
  return {
    between: () => repeats.take(loading),
    tryParts: PARTS_WITH_REPEATS,
    end: (folder) => {
      ended ??= end(folder);
      return ended;
    },
  };
}
