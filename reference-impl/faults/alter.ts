/** The list without its member called `name`; throws when there is none, so that no fault is silently void. */
export function without<Member extends { readonly name: string }>(list: readonly Member[], name: string): Member[] {
  const rest = list.filter((member) => member.name !== name);
  if (rest.length === list.length) throw new Error(`no rule called ${name} to leave out`);
  return rest;
}

/** The list with its member called `name` changed; throws when there is none. */
export function changed<Member extends { readonly name: string }>(list: readonly Member[], name: string, change: (member: Member) => Member): Member[] {
  if (!list.some((member) => member.name === name)) throw new Error(`no rule called ${name} to change`);
  return list.map((member) => (member.name === name ? change(member) : member));
}
