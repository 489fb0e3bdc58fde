/** The published form of each answer of an operation, by HTTP status; a body that is text is checked as a string. */
export type PublishedForms = Readonly<Record<string, Readonly<Record<number, object>>>>;
