/** Asks outside of the world, such as a receiver; a question keeps its `key`, and its answer is plain JSON. */
export type Outside = <Value>(key: string, ask: () => Promise<Value>) => Promise<Value>;

export const justAsk: Outside = (_key, ask) => ask();
