import type { BrokenForm } from '../../ground/evidence/seen.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import type { Deviation } from '../../wire/contract/deviation.ts';
import { checkedAnswer, checkedLetter, type FormCheck } from '../../wire/contract/form-check.ts';
import type { Exchange } from '../../wire/http/exchange.ts';

/** Deviations of one kind that an example keeps: a thousand wrong entries are one mistake. */
const MOST_KEPT = 20;

const LONGEST = 200;

type Source = Pick<BrokenForm, 'n' | 'isLetter'> & { readonly what: string };

export class SeenForms {
  readonly #good = new Set<string>();
  readonly #broken = new Map<string, BrokenForm>();
  readonly #letters = new Set<Notification>();

  see(exchange: Exchange, path: string): void {
    const check = checkedAnswer(exchange, path);
    if (check === undefined) return;
    if (exchange.status < 300) this.#good.add(check.row);
    const what = `the answer to ${exchange.request.method} ${(exchange.operation ?? path).slice(0, LONGEST)} with HTTP status ${exchange.status}`;
    this.#keep(check, { what, n: exchange.n, isLetter: false });
  }

  /** Holds a letter against its form; `parts` are those that hold for it. The same letter counts once. */
  seeLetter(phrase: string, letter: Notification, parts: ReadonlyArray<BrokenForm['standing']>): void {
    if (this.#letters.has(letter)) return;
    this.#letters.add(letter);
    const check = checkedLetter(phrase, letter, parts);
    this.#good.add(check.row);
    this.#keep(check, { what: `the ${phrase}`, n: letter.n, isLetter: true });
  }

  #keep(check: FormCheck, source: Source): void {
    for (const standing of ['documented', 'published'] as const)
      for (const deviation of check[standing]) this.#note(check.row, standing, deviation, source);
  }

  #note(row: string, standing: BrokenForm['standing'], { at, wanted, got }: Deviation, source: Source): void {
    const { what, n, isLetter } = source;
    // An index into a list says nothing about the form.
    const where = `${what}, ${at.replace(/\/\d+(?=\/|$)/g, '/*')}`;
    const key = `${row} ${where} ${wanted}`;
    if (this.#broken.has(key) || this.#broken.size >= MOST_KEPT) return;
    const told = (JSON.stringify(got) ?? 'nothing').slice(0, LONGEST);
    this.#broken.set(key, { row, standing, n, isLetter, where, wanted, got: told });
  }

  get rows(): string[] {
    return [...this.#good];
  }

  get broken(): BrokenForm[] {
    return [...this.#broken.values()];
  }
}
