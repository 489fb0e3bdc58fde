import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';

/** A refusal says of itself that it is a problem, names the path it is about, and has a text somewhere in its detail. */
export function expectProblemAbout({ headers, json, request, text }: Exchange, named: string): void {
  expect(headers['content-type'], 'the media type').to.match(/^application\/problem\+json\b/);
  expect(memberAt(json, 'instance'), 'instance').to.equal(new URL(request.url).pathname);
  expect(memberAt(json, 'detail'), `detail in ${text.slice(0, 300)}`)
    .to.be.a('string')
    .that.includes(named);
}

/** The links of a page are exactly these. */
export function expectLinks({ json }: Exchange, names: readonly string[]): void {
  expect(Object.keys((memberAt(json, 'links') as object | undefined) ?? {}), 'links').to.have.members([
    ...names,
  ]);
}

/** A link of a page leads to the page with this number, of the same list. */
export function expectLinkTo({ json, request }: Exchange, name: string, page: number): void {
  const link = new URL(String(memberAt(json, `links.${name}`)), request.url);
  expect(link.pathname, `the path of the link ${name}`).to.equal(new URL(request.url).pathname);
  expect(link.searchParams.get('page'), `the page of the link ${name}`).to.equal(String(page));
}
