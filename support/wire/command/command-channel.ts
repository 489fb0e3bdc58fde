import { doNothing } from '../../ground/do-nothing.ts';
import { readJson } from '../../ground/json.ts';
import { type Channel, ChannelTrouble, endOf, type Question } from './channel.ts';
import { endShell, type Shell, startShell } from './shell.ts';

const LONGEST = 1_000_000;
const KEPT = 2000;

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (trouble: ChannelTrouble) => void;
}

export class CommandChannel implements Channel {
  readonly #child: Shell;
  readonly #waiting = new Map<number, Waiting>();
  readonly #atExit = (): void => endShell(this.#child);
  #line = '';
  #said = '';
  #trouble: ChannelTrouble | undefined;

  /** @param withheld the variables that it does not get; `overheard` gets its standard error as it comes */
  constructor(command: string, overheard?: (text: string) => void, withheld: readonly string[] = []) {
    this.#child = startShell(command, withheld);
    process.once('exit', this.#atExit);
    const { stdin, stdout, stderr } = this.#child;
    stdin.on('error', doNothing);
    stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (this.#line + text).split('\n');
      this.#line = lines.pop() ?? '';
      try {
        for (const line of lines) if (line.trim() !== '') this.#take(line);
        if (this.#line.length > LONGEST) throw new ChannelTrouble('printed a line that does not end');
      } catch (error) {
        this.#line = '';
        this.#fail(error as ChannelTrouble);
      }
    });
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-KEPT);
      overheard?.(text);
    });
    this.#child.once('error', ({ message }) => this.#fail(new ChannelTrouble(`could not start: ${message}`)));
    this.#child.once('close', (code, signal) =>
      this.#fail(new ChannelTrouble(`ended with ${code === null ? signal : `exit code ${code}`}`)),
    );
  }

  ask(question: Question): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#trouble) return reject(this.#trouble);
      this.#waiting.set(question.id, { resolve, reject });
      this.#child.stdin.write(`${JSON.stringify(question)}\n`);
    });
  }

  lastWords(): string {
    const unfinished = endOf(this.#line);
    const said = endOf(this.#said);
    const line = unfinished && `; it printed ${JSON.stringify(unfinished)} without a line feed`;
    return `${line}${said && `; it said: ${said}`}`;
  }

  close(): void {
    process.off('exit', this.#atExit);
    this.#fail(new ChannelTrouble('was ended'));
    endShell(this.#child);
  }

  #take(line: string): void {
    const answer = readJson(line);
    if (typeof answer !== 'object' || answer === null)
      throw new ChannelTrouble(`printed ${JSON.stringify(endOf(line))}, which is not a JSON object`);
    const { id } = answer as { readonly id?: unknown };
    const waiting = this.#waiting.get(id as number);
    if (!waiting) throw new ChannelTrouble(`printed ${endOf(line)}, which answers nothing that it was asked`);
    this.#waiting.delete(id as number);
    waiting.resolve(answer);
  }

  #fail(trouble: ChannelTrouble): void {
    this.#trouble ??= trouble;
    for (const { reject } of this.#waiting.values()) reject(this.#trouble);
    this.#waiting.clear();
  }
}
