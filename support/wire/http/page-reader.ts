import { createHash } from 'node:crypto';
import { ContractViolation } from '../../ground/problems/contract-violation.ts';
import { Inconclusive } from '../../ground/problems/inconclusive.ts';

export const MOST_PAGES = 500;

/** What a page is asked for by: a token, an address or a number; the first page may need nothing. */
export type Mark = string | number;

export interface Paging<Page> {
  readonly list: string;
  readonly by: string;
  readonly first?: Mark | undefined;
  readonly read: (mark: Mark | undefined) => Promise<Page>;
  /** What the page after is asked for by, as the page says it; nothing, null or an empty text after the last. `place` counts from 1. */
  readonly next: (page: Page, place: number) => unknown;
  /** What tells a page from another where pages are counted; nothing for a page that may be like others. */
  readonly content?: (page: Page) => unknown;
  readonly endless?: () => Error;
}

const LONGEST_SHOWN = 100;

function inShort(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** The pages of a list. Throws ContractViolation for a way back, Inconclusive (insufficient-evidence) without end. */
export async function* pagesOf<Page>(paging: Paging<Page>): AsyncGenerator<Page> {
  const { list, by, read, next, content, endless } = paging;
  const asked = new Map<string, number>();
  const contents = new Map<string, number>();
  let mark = paging.first;
  for (let place = 1; place <= MOST_PAGES; place += 1) {
    const earlier = asked.get(String(mark));
    if (mark !== undefined && earlier !== undefined)
      throw new ContractViolation(
        `${list}: page ${place - 1} leads on by ${by} ${inShort(mark)}, which led to page ${earlier} before`,
      );
    if (mark !== undefined) asked.set(String(mark), place);
    const page = await read(mark);
    const held = content?.(page);
    if (held !== undefined) {
      const digest = createHash('sha256').update(JSON.stringify(held)).digest('base64');
      const twin = contents.get(digest);
      if (twin !== undefined)
        throw new ContractViolation(`${list}: page ${place}, by ${by} ${inShort(mark)}, is page ${twin} again`);
      contents.set(digest, place);
    }
    yield page;
    const sign = next(page, place);
    if (sign === undefined || sign === null || sign === '') return;
    if (typeof sign !== 'string' && typeof sign !== 'number')
      throw new ContractViolation(
        `${list}: page ${place} leads on by ${by} ${inShort(sign)}, which is neither a text nor a number`,
      );
    mark = sign;
  }
  throw endless?.() ?? new Inconclusive('insufficient-evidence', `${list} has more than ${MOST_PAGES} pages`);
}
