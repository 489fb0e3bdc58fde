export function collect<Key, Item>(groups: Map<Key, Item[]>, key: Key | undefined, item: Item): void {
  if (key === undefined) return;
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}
