/** How a text begins, as a copy of its own: a mere slice would keep the whole text in memory. */
export const beginningOf = (text: string, most: number): string =>
  text.length > most ? Buffer.from(text.slice(0, most)).toString() : text;
