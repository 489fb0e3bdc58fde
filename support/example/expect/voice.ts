import { expect } from 'chai';
import type { Exchange } from '../../wire/http/exchange.ts';
import { memberAt } from '../session/json-members.ts';
import type { Session } from '../session/session.ts';
import type { ServiceObject } from '../verbs/voice-services.ts';
import { asSent, baselineOf, currentService, serviceNamed, withCommands } from '../verbs/voice-services.ts';
import { lookedAnswers } from '../verbs/voice-updates.ts';
import { mediaTypeOf } from './answers.ts';
import { expectAs } from './assertion.ts';
import { expectIncludes, includes, steadyMembers, unmasked } from './contents.ts';
import { atLeastOne } from './lists.ts';

/** The members of a voice service that the document shows. Section "Voice service". */
const MEMBERS = [
  'serviceId',
  'projectId',
  'createTime',
  'updateTime',
  'name',
  'description',
  'isDefault',
  'callBehavior',
];

/** What the document shows of a service; a platform may have more in it, such as a revision, and change that itself. */
function shownOf(service: unknown): ServiceObject {
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries((service ?? {}) as object))
    if (value !== undefined && MEMBERS.includes(name)) shown[name] = value;
  return shown as ServiceObject;
}

const textOf = (value: unknown): string => JSON.stringify(value)?.slice(0, 300) ?? 'nothing';

export function expectCommands(session: Session, { json }: Exchange, commands: string): void {
  const wanted = JSON.parse(asSent(session, withCommands(commands)));
  expectIncludes(unmasked(json, wanted), wanted);
}

/** Whatever the document shows of a service is as it was, but for `changed` and the time of the update. */
function expectSame(seen: ServiceObject, before: ServiceObject, changed: ServiceObject): void {
  expectIncludes(seen, changed, textOf(seen));
  const wanted: Record<string, unknown> = { ...before };
  for (const name of Object.keys(changed)) wanted[name] = seen[name as keyof ServiceObject];
  wanted.updateTime = seen.updateTime;
  expect(shownOf(seen), 'the service now').to.deep.equal(shownOf(wanted));
}

export async function expectUnchanged(session: Session, name: string, changes = '{}'): Promise<void> {
  const before = baselineOf(session, name);
  const role = serviceNamed(session, name);
  const seen = await currentService(session, role);
  const changed = JSON.parse(asSent(session, changes)) as ServiceObject;
  const isAlike = JSON.stringify(seen.callBehavior) === JSON.stringify(before.callBehavior);
  if ('callBehavior' in changed || isAlike) return expectSame(seen, before, changed);

  // The platform may change some of its call behavior by itself: what two readings do not have in common is left out.
  const again = await currentService(session, role);
  const [now, earlier] = [seen, before].map((service) => ({
    ...service,
    callBehavior: steadyMembers(service.callBehavior, seen.callBehavior, again.callBehavior),
  }));
  return expectSame(now as ServiceObject, earlier as ServiceObject, changed);
}

/** One of two updates was made, the other was not, and the service is as the accepted one was answered. */
export async function expectEitherUpdate(session: Session, service: string, updates: readonly string[]): Promise<void> {
  const seen = await currentService(session, serviceNamed(session, service));
  const applied = updates.filter((wanted) => includes(seen, JSON.parse(wanted)));
  expect(applied, `what was applied to ${textOf(seen)}`).to.have.lengthOf(1);
  const done = lookedAnswers(session).find(({ status }) => status === 200);
  expectSame(seen, (done?.json ?? {}) as ServiceObject, {});
}

export function expectSameAnswer(seen: Exchange, wanted: Exchange): void {
  expect(seen.status, `status beside ${textOf(seen.json)}`).to.equal(wanted.status);
  if (wanted.status < 300) expect(shownOf(seen.json), 'body of the answer').to.deep.equal(shownOf(wanted.json));
}

/** updateTime grows from answer to answer and starts no earlier than createTime. Section "Voice service". */
export function expectTimeToAdvance(answers: readonly Exchange[]): void {
  const services = answers.map(({ json }) => (json ?? {}) as ServiceObject);
  const times = services.map(({ updateTime }) => Date.parse(String(updateTime)));
  expect(times, 'answers').to.have.lengthOf.above(1);

  const [{ createTime, updateTime } = {}] = services;
  const known = { relation: 'at least', expected: createTime, actual: updateTime } as const;
  expectAs(times[0], `updateTime beside createTime ${createTime}`, known).to.be.at.least(
    Date.parse(String(createTime)),
  );
  for (const [place, time] of times.entries()) {
    if (place === 0) continue;
    const [expected, actual] = [services[place - 1]?.updateTime, services[place]?.updateTime];
    const subject = `updateTime of answer ${place + 1}`;
    expectAs(time, subject, { relation: 'above', expected, actual }).to.be.above(times[place - 1] as number);
  }
}

/** The path of a request, and what is left of it behind a gateway that strips the path of a base address. */
function pathsOf(url: string): string[] {
  const { pathname } = new URL(url);
  return [...new Set([pathname, pathname.slice(Math.max(0, pathname.indexOf('/v2/projects/')))])];
}

/** A refusal says that it is a problem, names the path it is about, and has a text somewhere in its detail. */
export function expectProblemAbout(exchange: Exchange, named: string): void {
  const { json, request, text } = exchange;
  expect(mediaTypeOf(exchange), 'the media type').to.equal('application/problem+json');
  expect(memberAt(json, 'instance'), 'instance').to.be.oneOf(pathsOf(request.url));
  expect(memberAt(json, 'detail'), `detail in ${text.slice(0, 300)}`)
    .to.be.a('string')
    .that.includes(named);
}

/** The links of a page. Section "Versioning": a platform may have others beside them. */
const LINKS = ['first', 'last', 'self', 'next', 'prev'];

/** The links of a page are these, each by its name and the number of a page that is asked for in the same words. */
export function expectLinks({ json, request }: Exchange, wanted: readonly string[]): void {
  const asked = [...new URL(request.url).searchParams].filter(([name]) => name !== 'page');
  const seen: string[] = [];
  for (const [name, link] of Object.entries((memberAt(json, 'links') ?? {}) as object)) {
    if (link === null || !LINKS.includes(name)) continue;
    const url = new URL(String(link), request.url);
    expect(url.pathname, `the path of the link ${name}`).to.be.oneOf(pathsOf(request.url));
    for (const [word, value] of asked)
      expect(url.searchParams.getAll(word), `${word} in the link ${name}`).to.include(value);
    seen.push(`${name} ${url.searchParams.get('page')}`);
  }
  expect(seen, 'links').to.have.members([...wanted]);
}

/** Among answers to simultaneous requests the successful ones are alike; the platform may refuse the others. */
export function expectAlike(session: Session): void {
  const [first, ...rest] = lookedAnswers(session).filter(({ status }) => status < 400 || status >= 500);
  expect(first?.status, 'status of the request that was carried out').to.equal(200);
  for (const each of rest) expectSameAnswer(each, first as Exchange);
}

export function expectKept(session: Session): void {
  const done = lookedAnswers(session).filter(({ status }) => status < 300);
  for (const { json, request } of atLeastOne(done, 'updates that were carried out')) {
    const wanted = JSON.parse(String(request.body));
    expectIncludes(unmasked(json, wanted), wanted);
  }
}

export function expectStatusOfUpdates(session: Session, statuses: readonly number[]): void {
  const answers = lookedAnswers(session);
  expect(answers, 'updates').to.not.be.empty;
  for (const { status, text } of answers)
    expect(status, `HTTP status beside ${text.slice(0, 300)}`).to.be.oneOf([...statuses]);
}
