import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FOLLOWED } from '../../../reference-impl/lab/events/message-feed.ts';
import { BEAT, LONGEST_BACKLOG, PATIENCE, WorldStream } from '../../../reference-impl/lab/events/world-stream.ts';
import { Registry, type World } from '../../../reference-impl/worlds/registry.ts';
import { submit, worldAt } from '../messaging/submitting.ts';

interface Told {
  readonly rows: ReadonlyArray<{ readonly id: string; readonly status: string; readonly text: string }>;
  readonly total: number;
}

/** A connection that takes everything, or nothing when its listener is asleep. */
function listener() {
  const told: Array<{ event: string; data: unknown }> = [];
  let close = (): void => undefined;
  const out = {
    writableLength: 0,
    isAsleep: false,
    written: 0,
    ended: false,
    destroyed: false,
    write(text: string) {
      out.written += text.length;
      if (out.isAsleep) out.writableLength += text.length;
      const [, event, data] = /^event: (\w+)\ndata: (.*)\n\n$/s.exec(text) ?? [];
      if (event) told.push({ event, data: JSON.parse(data as string) });
    },
    end() {
      out.ended = true;
      close();
    },
    destroy() {
      out.destroyed = true;
      close();
    },
    once(_: 'close', run: () => void) {
      close = run;
    },
  };
  const of = <Data = unknown>(event: string) =>
    told.filter((each) => each.event === event).map(({ data }) => data as Data);
  return {
    out,
    of,
    clear: () => told.splice(0),
    rows: () => of<Told>('messages').flatMap(({ rows }) => rows),
  };
}

describe('the stream of a world', () => {
  let world: World;
  let registry: Registry;
  const ended = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    ended.mockClear();
    world = worldAt('2024-01-15T12:00:00Z');
    registry = new Registry();
    registry.worlds.set(world.id, world);
  });
  afterEach(() => vi.useRealTimers());

  function listen() {
    const heard = listener();
    new WorldStream(world, { registry }, heard.out).begin(ended);
    return heard;
  }

  test('tells all there is, then only what changed', async () => {
    submit(world, [{ content: 'One' }]);
    const { of, rows, clear } = listen();
    expect(of('clock')).toMatchObject([{ mode: 'frozen', now: '2024-01-15T12:00:00.000Z' }]);
    expect(rows()).toMatchObject([{ text: 'One', status: 'delivered' }]);
    clear();
    vi.advanceTimersByTime(BEAT * 3);
    expect([of('clock'), of('accounts'), rows()]).toEqual([[], [], []]);
    submit(world, [{ content: 'Two' }]);
    vi.advanceTimersByTime(BEAT);
    expect(rows()).toMatchObject([{ text: 'Two' }]);
  });

  test('tells a listener that lags nothing until it has caught up, and then everything', () => {
    const { out, rows } = listen();
    out.isAsleep = true;
    for (let i = 0; i < 80; i += 1)
      submit(
        world,
        Array.from({ length: 100 }, () => ({ content: 'y'.repeat(200) })),
      );
    vi.advanceTimersByTime(BEAT * 5);
    expect(out.writableLength).toBeGreaterThan(LONGEST_BACKLOG);
    expect(out.writableLength).toBeLessThan(LONGEST_BACKLOG * 2);
    out.isAsleep = false;
    out.writableLength = 0;
    vi.advanceTimersByTime(BEAT * 5);
    expect(new Set(rows().map(({ id }) => id)).size).toBe(8000);
    expect(ended).not.toHaveBeenCalled();
  });

  test('drops a listener that never catches up', () => {
    const { out } = listen();
    out.writableLength = LONGEST_BACKLOG + 1;
    const before = out.written;
    vi.advanceTimersByTime(BEAT * PATIENCE);
    expect(out.destroyed).toBe(false);
    vi.advanceTimersByTime(BEAT * 2);
    expect(out.destroyed).toBe(true);
    expect(out.written).toBe(before);
    expect(ended).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends with its world, and leaves no timer behind', () => {
    const { out, of } = listen();
    registry.worlds.delete(world.id);
    vi.advanceTimersByTime(BEAT);
    expect(of('gone')).toEqual([{}]);
    expect(out.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('follows the latest messages only', () => {
    for (let i = 0; i < FOLLOWED / 100 + 5; i += 1)
      submit(
        world,
        Array.from({ length: 100 }, () => ({})),
      );
    const { of, rows } = listen();
    vi.advanceTimersByTime(BEAT * 20);
    expect(rows()).toHaveLength(FOLLOWED);
    expect(of<Told>('messages')[0]?.total).toBe(FOLLOWED + 500);
  });
});
