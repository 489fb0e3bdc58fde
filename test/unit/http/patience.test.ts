import { afterAll, expect, it } from 'vitest';
import { LONGEST_ARRIVAL } from '../../../reference-impl/http/bounds.ts';
import { serverOf } from '../../../reference-impl/http/server.ts';
import { messagingInterface } from '../../../reference-impl/messaging/interface.ts';
import type { Platform } from '../../../reference-impl/worlds/platform.ts';

const around = { behaviour: () => ({}) as never, crashed: () => undefined };
const app = serverOf(messagingInterface({} as Platform), around);

afterAll(() => app.close());

it('a request that drips in is given up after a minute, header and body alike', () => {
  expect(LONGEST_ARRIVAL).toBeLessThanOrEqual(60_000);
  expect(app.server.headersTimeout).toBe(LONGEST_ARRIVAL);
  expect(app.server.requestTimeout).toBe(LONGEST_ARRIVAL);
});

it('a connection that says nothing any more is closed', () => {
  expect(app.server.keepAliveTimeout).toBeGreaterThan(0);
  expect(app.server.keepAliveTimeout).toBeLessThanOrEqual(120_000);
});
