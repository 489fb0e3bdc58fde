import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';
import { mediaTypeOf } from './json.ts';

/** The path of a request, and what is left of it behind a gateway that strips the path of a base address. */
const pathsOf = (url: string): string[] => {
  const { pathname } = new URL(url);
  return [...new Set([pathname, pathname.slice(Math.max(0, pathname.indexOf('/v2/projects/')))])];
};

/** A refusal says of itself that it is a problem, names the path it is about, and has a text somewhere in its detail. */
export function expectProblemAbout(exchange: Exchange, named: string): void {
  const { json, request, text } = exchange;
  expect(mediaTypeOf(exchange), 'the media type').to.equal('application/problem+json');
  expect(memberAt(json, 'instance'), 'instance').to.be.oneOf(pathsOf(request.url));
  expect(memberAt(json, 'detail'), `detail in ${text.slice(0, 300)}`)
    .to.be.a('string')
    .that.includes(named);
}

/** The links of a page are exactly these, each written as its name and the number of the page of the same list, asked for in the same words. */
export function expectLinks({ json, request }: Exchange, wanted: readonly string[]): void {
  const links = Object.entries((memberAt(json, 'links') as Record<string, unknown> | undefined) ?? {});
  const asked = [...new URL(request.url).searchParams].filter(([name]) => name !== 'page');
  const seen = links.map(([name, link]) => {
    const url = new URL(String(link), request.url);
    expect(url.pathname, `the path of the link ${name}`).to.be.oneOf(pathsOf(request.url));
    for (const [word, value] of asked)
      expect(url.searchParams.getAll(word), `${word} in the link ${name}`).to.include(value);
    return `${name} ${url.searchParams.get('page')}`;
  });
  expect(seen, 'links').to.have.members([...wanted]);
}
