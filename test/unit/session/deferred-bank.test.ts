import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bankIn,
  isBankIn,
  readBank,
  tidyBank,
  WaitingExamples,
  writeBank,
} from '../../../support/example/session/deferred-bank.ts';
import { RealWaits } from '../../../support/ground/time/real-waits.ts';
import { BLANK, Tape } from '../../../support/ground/time/tape.ts';
import { freshFolder } from '../../fresh-folder.ts';

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const DUE = Date.parse('2030-01-01T00:00:00Z');

let folder: string;
let warnings: string[];

beforeEach(() => {
  folder = freshFolder();
  warnings = [];
});

const read = (now: number) => readBank(folder, now, (each) => warnings.push(each));

const banked = (due = DUE) => ({
  ...{ account: 'acme', rule: 'RULE-01', due: new Date(due).toISOString() },
  tape: { ...BLANK, keys: [`token until ${due}`] },
});

describe('what is carried over to a later run', () => {
  it('may be read by its owner alone, and goes with the last example that needs it', () => {
    writeBank(folder, new Map([['a', banked()]]));
    expect(statSync(bankIn(folder)).mode & 0o777).toBe(0o600);
    expect([...read(DUE).keys()]).toEqual(['a']);
    writeBank(folder, new Map());
    expect(existsSync(bankIn(folder))).toBe(false);
  });

  it.each([
    ['a run', (now: number) => void read(now)],
    ['a cleanup', (now: number) => tidyBank(folder, now)],
  ])('goes with %s when no run has taken it up for a week', (_, look) => {
    writeBank(
      folder,
      new Map([
        ['a', banked()],
        ['b', banked(DUE + 5)],
      ]),
    );
    look(DUE + WEEK - 1);
    expect(readFileSync(bankIn(folder), 'utf8')).toContain(`token until ${DUE}`);
    look(DUE + WEEK);
    expect(readFileSync(bankIn(folder), 'utf8')).not.toContain(`token until ${DUE}"`);
    look(DUE + WEEK + 5);
    expect(existsSync(bankIn(folder))).toBe(false);
  });

  it('goes with a cleanup when it was put aside', () => {
    writeFileSync(bankIn(folder), '{"tape":"to');
    tidyBank(folder, DUE);
    expect(existsSync(bankIn(folder))).toBe(true);
    expect([...read(DUE)]).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining('cannot be read and was put aside')]);
    expect(isBankIn(folder)).toBe(true);
    tidyBank(folder, DUE);
    expect(isBankIn(folder)).toBe(false);
  });
});

const time = { now: () => DUE, pause: async () => undefined };
const slot = { name: 'main', url: 'http://127.0.0.1:1/x', arrivals: [] };
const bank = () => new WaitingExamples(folder, 'acme', DUE, () => undefined);

it('an example whose receiver has to listen is not carried over, and says so every time', async () => {
  for (const turn of [1, 2]) {
    const { tape } = bank().takeUp('day');
    tape.reserve('slots')(slot);
    const waits = new RealWaits({ maxWait: HOUR, maxDefer: 48 * HOUR }, time, tape);
    await expect(waits.pass(24 * HOUR), `turn ${turn}`).rejects.toMatchObject({
      message: expect.stringMatching(/^\[time-unreachable\] needs a wait of 86400 s in which its receiver listens/),
      obstacle: { waitMs: 24 * HOUR },
    });
    bank().put('day', 'RULE-01', waits);
  }
  expect(existsSync(bankIn(folder))).toBe(false);
});

it('one without a receiver is carried over', async () => {
  const waits = new RealWaits({ maxWait: HOUR, maxDefer: 48 * HOUR }, time, new Tape());
  await expect(waits.pass(24 * HOUR)).rejects.toThrow(/^\[deferred-until\]/);
});

it('one that an earlier version carried over with its receiver begins again', () => {
  const due = new Date(DUE + HOUR).toISOString();
  const waits = [{ from: DUE, until: DUE + HOUR }];
  const kept = { account: 'acme', rule: 'RULE-01', due };
  writeBank(folder, new Map([['heard', { ...kept, tape: { ...BLANK, waits, slots: [slot] } }]]));
  expect(bank().takeUp('heard').tape.isLive).toBe(true);
  writeBank(folder, new Map([['unheard', { ...kept, tape: { ...BLANK, waits } }]]));
  expect(bank().takeUp('unheard').tape.isLive).toBe(false);
});
