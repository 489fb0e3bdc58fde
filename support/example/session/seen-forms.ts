import type { BrokenForm } from '../../ground/evidence/seen.ts';
import { letterFormIdOf } from '../../ground/operations/form-rows.ts';
import { pushed } from '../../ground/operations/loader.ts';
import type { Form } from '../../ground/operations/operation.ts';
import type { Notification } from '../../wire/callbacks/notification.ts';
import { formOf, mediaTypeDeviations } from '../../wire/contract/check.ts';
import { type Deviation, deviationsFrom } from '../../wire/contract/deviation.ts';
import { deviationsFromAsked } from '../../wire/contract/repetition.ts';
import type { Exchange } from '../../wire/http/exchange.ts';

interface FormCheck {
  readonly row: string;
  readonly documented: readonly Deviation[];
  readonly published: readonly Deviation[];
}

function differences({ documented, published, isText }: Form, text: string, json: unknown): Omit<FormCheck, 'row'> {
  return {
    documented: documented ? deviationsFrom(isText ? text : json, documented) : [],
    published: published ? deviationsFrom(json ?? text, published) : [],
  };
}

/** Deviations of one kind that an example keeps: a thousand wrong entries are one mistake. */
const MOST_KEPT = 20;

const LONGEST = 200;

type Source = Pick<BrokenForm, 'n' | 'isLetter'> & { readonly what: string };

export class SeenForms {
  readonly #good = new Set<string>();
  readonly #broken = new Map<string, BrokenForm>();
  readonly #letters = new Set<Notification>();

  see(exchange: Exchange, path: string): void {
    const { n, status, request, text, json, operation = path } = exchange;
    const known = formOf(exchange, path);
    if (known === undefined) return;
    if (status < 300) this.#good.add(known.row);
    const found = differences(known.form, text, json);
    const published = [...found.published, ...deviationsFromAsked(exchange, known.repeats)];
    const media = mediaTypeDeviations(exchange);
    const check = known.form.documented
      ? { row: known.row, documented: [...media, ...found.documented], published }
      : { row: known.row, documented: [], published: [...media, ...published] };
    const what = `the answer to ${request.method} ${operation.slice(0, LONGEST)} with HTTP status ${status}`;
    this.#keep(check, { what, n, isLetter: false });
  }

  /** Holds a letter against its form; `parts` are those that hold for it. The same letter counts once. */
  seeLetter(phrase: string, letter: Notification, parts: ReadonlyArray<BrokenForm['standing']>): void {
    if (this.#letters.has(letter)) return;
    this.#letters.add(letter);
    const { form } = pushed(phrase);
    const found = differences(form, letter.body, letter.json);
    const check = {
      row: letterFormIdOf(phrase),
      documented: parts.includes('documented') ? found.documented : [],
      published: parts.includes('published') ? found.published : [],
    };
    this.#good.add(check.row);
    this.#keep(check, { what: `the ${phrase}`, n: letter.n, isLetter: true });
  }

  #keep({ row, ...check }: FormCheck, { what, n, isLetter }: Source): void {
    for (const standing of ['documented', 'published'] as const)
      for (const { at, wanted, got } of check[standing]) {
        // An index into a list says nothing about the form.
        const where = `${what}, ${at.replace(/\/\d+(?=\/|$)/g, '/*')}`;
        const key = `${row} ${where} ${wanted}`;
        if (this.#broken.has(key) || this.#broken.size >= MOST_KEPT) continue;
        const told = (JSON.stringify(got) ?? 'nothing').slice(0, LONGEST);
        this.#broken.set(key, { row, standing, n, isLetter, where, wanted, got: told });
      }
  }

  get rows(): string[] {
    return [...this.#good];
  }

  get broken(): BrokenForm[] {
    return [...this.#broken.values()];
  }
}
