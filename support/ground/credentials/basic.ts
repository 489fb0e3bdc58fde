export interface Pair {
  readonly user: string;
  readonly password: string;
}

export function basicHeader({ user, password }: Pair): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
