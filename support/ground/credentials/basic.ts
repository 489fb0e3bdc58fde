export interface Pair {
  readonly user: string;
  readonly password: string;
}

/** The Authorization header of HTTP Basic. Section "Messaging API: two schemes". */
export function basicHeader({ user, password }: Pair): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
