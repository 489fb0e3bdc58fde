import type { Perform, Reply, Run } from '../../http/operation.ts';
import { Problem } from '../../kernel/problem.ts';

type Call = Parameters<Run>[0];

// biome-ignore lint/suspicious/noExplicitAny: each operation has a body and entries of its own
type Any = any;

/** What another request would ask for, or who would make it; what it leaves out stays. Undefined leaves the request as it is. */
type Another = (call: Call) => Partial<Pick<Call, 'caller' | 'params' | 'query' | 'body'>> | undefined;

const isMeant = (operation: string | readonly string[], name: string): boolean => [operation].flat().includes(name);

/** Runs operations as if another request had come, once theirs was found to be in order. */
export const withRequest =
  (operation: string | readonly string[], another: Another): Perform =>
  (run, { operation: name, call }) =>
    run(isMeant(operation, name) ? { ...call, ...another(call) } : call);

/** Runs operations as if another request had come when theirs is refused with `status`. */
export const insteadOfRefusing =
  (operation: string | readonly string[], status: number, another: Another): Perform =>
  (run, { operation: name, call }) => {
    try {
      return run(call);
    } catch (error) {
      const other = isMeant(operation, name) && error instanceof Problem && error.status === status && another(call);
      if (!other) throw error;
      return run({ ...call, ...other });
    }
  };

interface Page {
  readonly body: Any;
  readonly query: Readonly<Record<string, Any>>;
  /** The entries that the same caller gets for another query; what it leaves out stays as it was asked for. */
  readonly asking: (query: Readonly<Record<string, Any>>) => Any[];
}

function atOnce(reply: Reply | Promise<Reply>): Reply {
  if (reply instanceof Promise) throw new Error('a list whose answer comes later has no pages to change');
  return reply;
}

/** Changes what lists answer: `change` gets the entries in `list`, and returns others, or members of the body. */
export const onPages =
  (
    operation: string | readonly string[],
    list: string,
    change: (entries: Any[], page: Page) => readonly Any[] | Readonly<Record<string, unknown>>,
  ): Perform =>
  (run, { operation: name, call }) => {
    if (!isMeant(operation, name)) return run(call);
    const reply = atOnce(run(call));
    const body: Any = reply.body;
    if (!Array.isArray(body?.[list])) throw new Error(`the answer of ${name} has no list called ${list}`);
    const asking: Page['asking'] = (query) =>
      (atOnce(run({ ...call, query: { ...call.query, ...query } })).body as Any)[list];
    const changed = change(body[list], { body, query: call.query, asking });
    return { ...reply, body: { ...body, ...(Array.isArray(changed) ? { [list]: changed } : changed) } };
  };
