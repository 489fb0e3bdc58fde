interface Body {
  readonly text: string;
  readonly json?: unknown;
}

/** A body as it came and, where it is JSON, once more with its escapes decoded: how characters are escaped says nothing. */
export const decoded = ({ text, json }: Body): string =>
  json === undefined ? text : `${text}\n${JSON.stringify(json)}`;
