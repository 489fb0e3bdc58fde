import { createHash } from 'node:crypto';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';

/** The most pages of one list that are read. */
export const MOST_PAGES = 500;

/** What a page is asked for by: a token, an address or a number; the first page may need nothing. */
export type Mark = string | number;

/** How one list is read from page to page. */
export interface Paging<Page> {
  /** What is read, as the subject of a sentence. */
  readonly list: string;
  /** What leads on from a page, such as next_token. */
  readonly by: string;
  /** What the first page is asked for by. */
  readonly first?: Mark | undefined;
  readonly read: (mark: Mark | undefined) => Promise<Page>;
  /** What the page after is asked for by, as the page says it; nothing, null or an empty text after the last. `place` counts from 1. */
  readonly next: (page: Page, place: number) => unknown;
  /** What tells a page from another where pages are counted; nothing for a page that may be like others. */
  readonly content?: (page: Page) => unknown;
  /** What a list without an end comes to; inconclusive when absent. */
  readonly endless?: () => Error;
}

const LONGEST_SHOWN = 100;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
};

const digestOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('base64');

/** Remembers what was met at which page. */
class Met {
  readonly #places = new Map<string, number>();

  /** The page at which `key` was met before, if any; from now on it was met at `place`. */
  before(key: string, place: number): number | undefined {
    const earlier = this.#places.get(key);
    if (earlier === undefined) this.#places.set(key, place);
    return earlier;
  }
}

function markIn(sign: unknown, { list, by }: Pick<Paging<unknown>, 'list' | 'by'>, place: number): Mark | undefined {
  if (sign === undefined || sign === null || sign === '') return undefined;
  if (typeof sign === 'string' || typeof sign === 'number') return sign;
  throw new ContractViolation(
    `${list}: page ${place} leads on by ${by} ${shown(sign)}, which is neither a text nor a number`,
  );
}

/**
 * The pages of a list, one after the other, until none follows. Throws ContractViolation when it leads back to a page that
 * was read before, and Inconclusive (insufficient-evidence) when it goes on beyond MOST_PAGES.
 */
export async function* pagesOf<Page>(paging: Paging<Page>): AsyncGenerator<Page> {
  const { list, by, read, next, content, endless } = paging;
  const [asked, contents] = [new Met(), new Met()];
  let mark = paging.first;
  for (let place = 1; place <= MOST_PAGES; place += 1) {
    const earlier = mark === undefined ? undefined : asked.before(String(mark), place);
    if (earlier !== undefined)
      throw new ContractViolation(
        `${list}: page ${place - 1} leads on by ${by} ${shown(mark)}, which led to page ${earlier} before`,
      );
    const page = await read(mark);
    const held = content?.(page);
    const twin = held === undefined ? undefined : contents.before(digestOf(held), place);
    if (twin !== undefined)
      throw new ContractViolation(`${list}: page ${place}, by ${by} ${shown(mark)}, is page ${twin} again`);
    yield page;
    mark = markIn(next(page, place), paging, place);
    if (mark === undefined) return;
  }
  throw endless?.() ?? new Inconclusive('insufficient-evidence', `${list} has more than ${MOST_PAGES} pages`);
}
