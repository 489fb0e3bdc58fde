export const idOf = <Id>({ id }: { readonly id: Id }): Id => id;

export const nameOf = <Name>({ name }: { readonly name: Name }): Name => name;

export const ruleOf = <Rule>({ rule }: { readonly rule: Rule }): Rule => rule;
