import { existsSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { bankIn, writeBank } from '../../../support/example/session/deferred-bank.ts';
import { WaitingExamples } from '../../../support/example/session/waiting-examples.ts';
import { RealWaits } from '../../../support/ground/time/real-waits.ts';
import { BLANK, Tape } from '../../../support/ground/time/tape.ts';
import { freshFolder } from '../../fresh-folder.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2030-01-01T00:00:00Z');
const time = { now: () => NOW, pause: async () => undefined };
const slot = { name: 'main', url: 'http://127.0.0.1:1/x', arrivals: [] };

let folder: string;

beforeEach(() => {
  folder = freshFolder();
});

const bank = () => new WaitingExamples(folder, 'acme', NOW, () => undefined);

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
  const due = new Date(NOW + HOUR).toISOString();
  const waits = [{ from: NOW, until: NOW + HOUR }];
  const kept = { account: 'acme', rule: 'RULE-01', due };
  writeBank(folder, new Map([['heard', { ...kept, tape: { ...BLANK, waits, slots: [slot] } }]]));
  expect(bank().takeUp('heard').tape.isLive).toBe(true);
  writeBank(folder, new Map([['unheard', { ...kept, tape: { ...BLANK, waits } }]]));
  expect(bank().takeUp('unheard').tape.isLive).toBe(false);
});
