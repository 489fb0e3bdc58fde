/** A number with what it counts: `1 rule`, `2 rules`, `2 fixes`. */
export const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
