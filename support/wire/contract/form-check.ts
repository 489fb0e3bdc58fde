import { letterFormIdOf } from '../../ground/operations/form-rows.ts';
import { pushed } from '../../ground/operations/loader.ts';
import type { Form } from '../../ground/operations/operation.ts';
import type { Notification } from '../callbacks/notification.ts';
import type { Exchange } from '../http/exchange.ts';
import { formOf } from './answer-form.ts';
import { mediaTypeDeviations } from './check.ts';
import { type Deviation, deviationsFrom } from './deviation.ts';
import { deviationsFromAsked } from './repetition.ts';

/** An answer or a notification compared with its form, by who shows the part that it deviates from. */
export interface FormCheck {
  /** The row of the form. */
  readonly row: string;
  readonly documented: readonly Deviation[];
  readonly published: readonly Deviation[];
}

const from = (value: unknown, schema: object | undefined): Deviation[] => (schema ? deviationsFrom(value, schema) : []);

const differences = ({ documented, published, isText }: Form, text: string, json: unknown) => ({
  documented: from(isText ? text : json, documented),
  published: from(json ?? text, published),
});

/** Holds an answer against the form of its operation and status; undefined when there is none. */
export function checkedAnswer(exchange: Exchange, path: string): FormCheck | undefined {
  const known = formOf(exchange, path);
  if (known === undefined) return undefined;
  const { documented, published: shaped } = differences(known.form, exchange.text, exchange.json);
  const published = [...shaped, ...deviationsFromAsked(exchange, known.repeats)];
  const media = mediaTypeDeviations(exchange);
  return known.form.documented
    ? { row: known.row, documented: [...media, ...documented], published }
    : { row: known.row, documented: [], published: [...media, ...published] };
}

/** Holds a letter against its form; `parts` are those that hold for it. */
export function checkedLetter(
  phrase: string,
  { body, json }: Notification,
  parts: ReadonlyArray<'documented' | 'published'>,
): FormCheck {
  const { form } = pushed(phrase);
  const found = differences(form, body, json);
  const none: Deviation[] = [];
  return {
    row: letterFormIdOf(phrase),
    documented: parts.includes('documented') ? found.documented : none,
    published: parts.includes('published') ? found.published : none,
  };
}
