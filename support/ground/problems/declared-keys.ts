const KEYS: ReadonlyArray<readonly [words: RegExp, key: string]> = [
  [/^number \d+ in the role (\w+)$/, 'numbers.$1'],
  [/^number ([a-z]\w+)(?: \d+)?$/i, 'numbers.$1'],
  [/^number \+?\d{5}.*$/, 'numbers'],
  [/^key of the account (?:in the role )?main$/, 'credentials.messaging'],
  [/^.*account in the role main$|^.* of the account main$/, 'credentials.account'],
  [/^.*account in the role sub$|^.* of the account sub$/, 'credentials.subAccount'],
  [/^.*account in the role stranger$|^.* of the account stranger$/, 'credentials.stranger'],
  [/^project (?:in the role )?main$/, 'credentials.project'],
  [/^project (?:in the role )?other$/, 'credentials.otherProject'],
  [/^(?:voice service number 2 of the project|service 2 of) main$/, 'credentials.project.secondServiceId'],
  [/^(?:voice service number 2 of the project|service 2 of) other$/, 'credentials.otherProject.secondServiceId'],
  [/^(?:voice service number 1 of the project|service 1 of) main$/, 'credentials.project.serviceId'],
  [/^(?:voice service number 1 of the project|service 1 of) other$/, 'credentials.otherProject.serviceId'],
  [/^(?:lookup user|user of the \w+ service).*$/, 'credentials.lookup'],
  [/^app$/, 'credentials.conversation.appId'],
  [/^bot$/, 'credentials.conversation.botId'],
  [/^binding (\w+)$/, 'bindings.$1'],
  [/^address of the interface (\w+)$/, 'interfaces.$1'],
];

/** The key of the target file that declares this, or the words themselves. */
export function keyFor(undeclared: string): string {
  for (const [words, key] of KEYS) if (words.test(undeclared)) return undeclared.replace(words, key);
  return undeclared;
}

/** The keys that are missing, each once; of the numbers of a role as many as it takes. */
export function missingKeys(undeclared: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const words of undeclared) {
    const [, inRole, ofRole] = /^number (?:(\d+) in the role \w+|[a-z]\w+ (\d+))$/i.exec(words) ?? [];
    const key = keyFor(words);
    counts.set(key, Math.max(counts.get(key) ?? 1, Number(inRole ?? ofRole ?? 1)));
  }
  return [...counts].map(([key, count]) => (count === 1 ? key : `${key} with ${count} numbers`));
}

export const declaresNone = (undeclared: readonly string[]): string =>
  `the target file declares no ${missingKeys(undeclared).join(', no ')}`;
