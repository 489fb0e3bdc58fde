/** Whether anything in a target file's credentials proves who somebody is; ids alone do not. */
export function carriesCredentials(credentials: unknown): boolean {
  if (typeof credentials !== 'object' || credentials === null) return false;
  return Object.entries(credentials).some(
    ([name, value]) => /secret|password|^key$|token/i.test(name) || carriesCredentials(value),
  );
}
