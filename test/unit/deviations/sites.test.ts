import { describe, expect, it } from 'vitest';
import { Candidates, partsOf, rowNamed } from '../../../reference-impl/deviations/grammar/grammar.ts';
import { LOST } from '../../../reference-impl/deviations/grammar/operator.ts';
import { changedAt, visit } from '../../../reference-impl/deviations/grammar/site.ts';
import { parts } from '../../../reference-impl/parts.ts';
import { documentedDecisions } from '../../../reference-impl/worlds/parts.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a fault sees of a platform is more than these tests need
type Any = any;

const reply = (body: unknown, status = 200) => ({ status, body });
const letter = (body: string, kind = 'reply'): Any => ({ kind, url: 'http://a/', method: 'POST', headers: {}, body });

describe('a place in a value', () => {
  it.each([
    ['a', { a: 1, b: 2 }, { a: 'x', b: 2 }],
    ['each/a', [{ a: 1 }, { b: 1 }], [{ a: 'x' }, { b: 1 }]],
    ['any', { a: 1, b: 2 }, { a: 'x', b: 'x' }],
    ['a/b', { a: [1] }, { a: [1] }],
    ['', 1, 'x'],
  ])('%s of %j', (path, value, becomes) => {
    expect(changedAt(value, path.split('/').filter(Boolean), () => 'x')).toEqual(becomes);
  });

  it('is taken out of what is around it', () => {
    expect(changedAt({ a: [1, 2], b: 3 }, ['a', 'each'], (each) => (each === 1 ? LOST : each))).toEqual({
      a: [2],
      b: 3,
    });
    expect(changedAt({ a: 1 }, ['a'], () => LOST)).toEqual({});
  });

  it('is visited with a name that does not depend on what clients choose', () => {
    const seen: string[] = [];
    visit({ metadata: { mine: 'x' }, list: [{ a: 1 }] }, [], (path) => seen.push(path.join('/')));
    expect(seen).toEqual(['', 'metadata', 'metadata/any', 'list', 'list/each', 'list/each/a']);
  });
});

describe('a fault of the grammar', () => {
  it.each(['cut-at-64.asked/a.b/body/c', 'twice.decided/a.b', 'omitted.listed/a.b/c d', 'never.sent/reply'])(
    '%s has parts',
    (id) => {
      expect(partsOf(id)).toBeDefined();
    },
  );

  it.each(['dedup.code-304', 'cut-at-64.somewhere/a', 'never', 'unheard-of.asked/a.b/body/c'])('%s is none', (id) => {
    expect(rowNamed(id)).toBeUndefined();
  });

  it('alters what is asked of its own operation alone', () => {
    const request = rowNamed('shortened.asked/a.b/body/c')?.request as Any;
    const asked = { params: {}, query: {}, body: { c: 'xy' } };
    expect(request(asked, { operation: 'a.b' }).body).toEqual({ c: 'x' });
    expect(request(asked, { operation: 'a.c' }).body).toEqual({ c: 'xy' });
  });

  it('alters successful answers, and the status of refusals', () => {
    const told = rowNamed('lost.told/a.b/body/c')?.reply as Any;
    expect(told(reply({ c: 1, d: 2 }), { operation: 'a.b' }).body).toEqual({ d: 2 });
    expect(told(reply({ c: 1 }, 400), { operation: 'a.b' }).body).toEqual({ c: 1 });
    const refused = rowNamed('another-status.refused/a.b/404')?.reply as Any;
    expect(refused(reply({}, 404), { operation: 'a.b' }).status).toBe(400);
    expect(refused(reply({}, 403), { operation: 'a.b' }).status).toBe(403);
  });

  it.each([
    ['never', [0, 0, 0, 0]],
    ['only-the-first', [1, 0, 0, 0]],
    ['all-but-the-first', [0, 1, 1, 1]],
    ['no-more-than-three', [1, 1, 1, 0]],
    ['after-the-next', [0, 1, 1, 1]],
  ])('%s changes which letters leave', (operator, counts) => {
    const notify = rowNamed(`${operator}.sent/reply`)?.notify as Any;
    expect(counts.map(() => notify(letter('{}')).length)).toEqual(counts);
    expect(notify(letter('{}', 'webhook'))).toHaveLength(1);
  });

  it('alters what a letter says, be it JSON or text', () => {
    const shorter = rowNamed('shortened.sent/reply/body/a')?.notify as Any;
    expect(shorter(letter('{"a":"xy"}'))[0].body).toBe('{"a":"x"}');
    const text = rowNamed('shortened.sent/reply/body')?.notify as Any;
    expect(text(letter('<xy>'))[0].body).toBe('<xy');
  });
});

describe('a fault in a decision', () => {
  const withFault = (id: string): Any => {
    const decisions = documentedDecisions(parts);
    rowNamed(id)?.decide?.(decisions);
    return decisions;
  };

  it('replaces a number, the result of a function, and a member of an object', () => {
    expect(withFault('one-more.decided/messaging.mostWebhooks').messaging.mostWebhooks).toBe(151);
    expect(withFault('negated.decided/messaging.isFinal').messaging.isFinal('delivered')).toBe(false);
    expect(withFault('one-less.decided/voice.failover/mostFailures').voice.failover.mostFailures).toBe(2);
  });

  it('decides wrongly from the fourth time on, or abroad', () => {
    const { isFinal } = withFault('negated-after-three.decided/messaging.isFinal').messaging;
    expect([1, 2, 3, 4].map(() => isFinal('delivered'))).toEqual([true, true, true, false]);
    const { isReported } = withFault('negated-abroad.decided/messaging.isReported').messaging;
    expect(isReported({ wantsReports: true, destination: '+46700000001' })).toBe(true);
    expect(isReported({ wantsReports: true, destination: '+61491570156' })).toBe(false);
  });

  it('leaves a rule out of a list, or gives it another place', () => {
    const names = (id: string) => withFault(id).messaging.sendingRules.map(({ name }: Any) => name);
    expect(names('omitted.listed/messaging.sendingRules/noRoute')).not.toContain('noRoute');
    expect(names('foremost.listed/messaging.sendingRules/noRoute')[0]).toBe('noRoute');
    expect(names('hindmost.listed/messaging.sendingRules/noRoute').at(-1)).toBe('noRoute');
  });

  it('is not made for a decision or a rule that there is not', () => {
    expect(() => withFault('omitted.listed/messaging.sendingRules/gone')).toThrow(/no rule gone/);
    expect(() => withFault('twice.decided/messaging.gone')).toThrow(/gone/);
    expect(() => withFault('twice.decided/messaging.sendingRules/gone/judge')).toThrow(/gone/);
  });
});

it('the search for faults finds those that would change something, for each rule', () => {
  const candidates = new Candidates();
  candidates.begin();
  candidates.reach('A-01', 'asked/a.b', { params: {}, query: {}, body: { c: 'x'.repeat(21) } });
  candidates.reach('A-02', 'asked/a.b', { params: {}, query: {}, body: { c: 'x' } });
  const found = candidates.found();
  expect(found['cut-at-20.asked/a.b/body/c']).toEqual(['A-01']);
  expect(found['shortened.asked/a.b/body/c']).toEqual(['A-01', 'A-02']);
  expect(found['cut-at-30.asked/a.b/body/c']).toBeUndefined();
});
