import { letterFormIdOf } from '../../ground/operations/form-rows.ts';
import { pushed } from '../../ground/operations/loader.ts';
import type { Form } from '../../ground/operations/operation.ts';
import type { Notification } from '../callbacks/notification.ts';
import type { Exchange } from '../http/exchange.ts';
import { formOf, mediaTypeDeviations } from './check.ts';
import { type Deviation, deviationsFrom } from './deviation.ts';
import { deviationsFromAsked } from './repetition.ts';

export interface FormCheck {
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
  return {
    row: letterFormIdOf(phrase),
    documented: parts.includes('documented') ? found.documented : [],
    published: parts.includes('published') ? found.published : [],
  };
}
