/**
 * Asks for what a world cannot work out by itself, such as the answer of a receiver; a question has the same `key` whenever
 * it is asked. The answer is plain JSON.
 */
export type Outside = <Value>(key: string, ask: () => Promise<Value>) => Promise<Value>;

export const justAsk: Outside = (_key, ask) => ask();
