/** How many unconfirmed reports or replies one call returns. */
const AT_MOST = 100;

/** The oldest entries of a collection that keeps its order, each shown by `show`. */
export function oldest<Entry>(entries: Iterable<Entry>, show: (entry: Entry) => object): object[] {
  const shown: object[] = [];
  for (const entry of entries) {
    if (shown.push(show(entry)) === AT_MOST) break;
  }
  return shown;
}

const ID = {
  type: 'string',
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  description: 'an id as it was given, a UUID',
};

/** The schema of a confirmation: up to 100 ids in `member`. */
export const confirmationOf = (member: string): object => ({
  type: 'object',
  required: [member],
  properties: { [member]: { type: 'array', maxItems: AT_MOST, items: ID } },
});
