import { type RequestOptions, request } from 'node:http';
import { freePlace } from '../../../wire/free-place.ts';
import { breakOff, halfOpen } from '../../../wire/half-open.ts';
import { type Mode, runOf } from '../mode.ts';
import type { Asked, Scene, Twist } from '../scene.ts';
import { where } from '../twists.ts';

const MEGABYTE = Buffer.alloc(1024 * 1024, 'x');

const OPTIONS: RequestOptions = { method: 'POST', headers: { 'content-type': 'application/json' } };

/** Posts so many megabytes, or a text; what becomes of it is the harness's affair. */
const post = (url: string, body: string | number): Promise<void> =>
  new Promise((done) => {
    const posting = request(url, OPTIONS, (answer) => answer.resume());
    posting.on('error', () => undefined);
    posting.once('close', done);
    if (typeof body === 'string') return void posting.end(body);
    let left = body;
    const more = (): void => {
      while (left > 0 && !posting.destroyed) {
        left -= 1;
        if (!posting.write(MEGABYTE)) return void posting.once('drain', more);
      }
      if (!posting.destroyed) posting.end();
    };
    more();
  });

const submits = ({ asked }: Scene): boolean => asked.method === 'POST' && /\/messages$/.test(asked.url);

const report = (messageId: unknown, n = 0): string =>
  JSON.stringify({
    delivery_report_id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    message_id: messageId,
    status: 'delivered',
    status_code: 220,
    submitted_date: '2024-01-15T12:00:00.000Z',
    date_received: '2024-01-15T12:00:00.000Z',
  });

const urlIn = ({ body }: Asked): string | undefined =>
  /"callback_?url"\s*:\s*"(http[^"]+)"/i.exec(body.toString('utf8'))?.[1];

/** Answers a submit honestly, and posts beside it. */
const beside = (act: (url: string, scene: Scene) => Promise<unknown>): Twist =>
  where(submits, async (scene) => {
    const url = urlIn(scene.asked);
    const given = await scene.platform();
    if (url) await act(url, scene);
    scene.give(given);
  });

const many = (count: number, act: (n: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)));

const elsewhereAt = (url: string, path: string): string => new URL(path, url).href;

/** Never tells a platform where notifications go: those that arrive are forged. */
const unannounced = (asked: Asked): Asked => ({
  ...asked,
  body: Buffer.from(asked.body.toString('utf8').replace(/"callback_url":"[^"]*",?/g, '')),
});

const idIn = (body: Buffer): unknown =>
  (JSON.parse(body.toString('utf8')) as { messages?: { message_id?: unknown }[] }).messages?.[0]?.message_id;

const told: unknown[] = [];

/** Of how many examples before the messages and receivers are used. */
const MANY = 8;

/** Where the harness plays the conversation service. */
const downstream = await freePlace();

/** Notifications that nobody asked for, and forged ones. */
export const callbacks: readonly Mode[] = [
  {
    mode: 'a thousand unawaited notifications to known and unknown paths, some with commands and markup',
    command: runOf('MSG-GET-01', 'CALLBACK-POST-01'),
    twist: beside(async (url) => {
      await many(500, (n) => post(url, report('11111111-2222-4333-8444-555555555555', n)));
      await many(500, (n) => post(elsewhereAt(url, `/nobody-${n}/<script>`), '{}'));
      const path = encodeURI('/$(touch pwned)`touch pwned`<script>alert(1)</script>]]>\u202e');
      await post(`${url}${path}`, '$(touch pwned)<script>alert(1)</script>]]>\u001b[2J\u202e\0| | |');
      await post(url, '\ufeff{"__proto__":{"looked":true},"constructor":1}');
    }),
    leadsTo: { exit: [0, 1], requests: 60, reportKilobytes: 8000 },
  },
  {
    mode: 'notifications of forty megabytes, to known and unknown paths',
    command: runOf('MSG-GET-01', 'CALLBACK-POST-01'),
    twist: beside(async (url) => {
      await post(elsewhereAt(url, '/nobody'), 40);
      await post(url, 40);
    }),
    leadsTo: {
      exit: 1,
      rules: { 'MSG-GET-01': 'fail' },
      requests: 60,
    },
  },
  {
    mode: 'bodies that break off at every listener',
    command: runOf('MSG-GET-01', 'CALLBACK-POST-01'),
    target: { downstream: { listen: downstream } },
    twist: beside(async (own) => {
      await breakOff(own, 50);
      await breakOff(`http://${downstream}/v1/projects/p/messages:send`, 50);
    }),
    leadsTo: { exit: 0, rules: { 'MSG-GET-01': 'pass', 'CALLBACK-POST-01': 'pass' }, requests: 60 },
  },
  {
    mode: 'a thousand idle connections and a thousand half heads before each notification',
    command: runOf('MSG-GET-01', 'CALLBACK-POST-01'),
    twist: where(submits, async (scene) => {
      const url = urlIn(scene.asked);
      if (url) await many(2000, (n) => halfOpen(url, '', n % 2 === 0 ? 0 : 60));
      scene.give(await scene.platform());
    }),
    leadsTo: { exit: 0, rules: { 'MSG-GET-01': 'pass', 'CALLBACK-POST-01': 'pass' }, requests: 60 },
  },
  {
    mode: 'reports on the messages of other examples, forged, instead of those of the platform',
    command: runOf('MSG-GET-01', 'MSG-META-03', 'CALLBACK-POST-01'),
    twist: where(submits, async (scene) => {
      const given = await scene.platform(unannounced(scene.asked));
      const url = urlIn(scene.asked);
      const others = [...told.slice(-MANY), '11111111-2222-4333-8444-555555555555'];
      told.push(idIn(given.body));
      for (const [n, id] of others.entries()) if (url) await post(url, report(id, n));
      scene.give(given);
    }),
    leadsTo: {
      exit: 1,
      rules: { 'MSG-GET-01': 'fail', 'MSG-META-03': 'fail', 'CALLBACK-POST-01': 'fail' },
      requests: 160,
    },
  },
  {
    mode: 'every report is posted to the receivers of all examples before',
    command: runOf('MSG-GET-01', 'MSG-META-03', 'CALLBACK-POST-01'),
    twist: where(submits, async (scene) => {
      const given = await scene.platform();
      const own = urlIn(scene.asked);
      const earlier = scene.callbacks.filter((url) => url !== own).slice(-MANY);
      await many(earlier.length, (n) => post(earlier[n] ?? '', report(idIn(given.body), n)));
      scene.give(given);
    }),
    leadsTo: {
      exit: 0,
      rules: { 'MSG-GET-01': 'pass', 'MSG-META-03': 'pass', 'CALLBACK-POST-01': 'pass' },
      requests: 100,
    },
  },
];
