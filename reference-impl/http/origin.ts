import type { WireRequest } from './operation.ts';

/** The address that a request came to, without a path: what links in its answer begin with. */
export const originOf = ({ headers, connection }: Pick<WireRequest, 'headers' | 'connection'>): string =>
  `${connection?.encrypted ? 'https' : 'http'}://${headers.host ?? '127.0.0.1'}`;
