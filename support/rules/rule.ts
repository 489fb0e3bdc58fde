export const LEVELS = ['MUST', 'SHOULD', 'MAY', 'SILENT', 'UNDEFINED'] as const;

export type Level = (typeof LEVELS)[number];

export type Standing = 'documented' | 'reading' | 'observe' | 'published' | 'not-shown';

/** One checkable statement: a row of features/rules.json. */
export interface Rule {
  readonly id: string;
  readonly area: string;
  readonly section: string;
  readonly lines?: unknown;
  readonly says: string;
  /** Why the rule reads the document the way it does. */
  readonly why?: string;
  readonly level: Level;
  readonly standing: Standing;
  readonly role: 'server' | 'client' | 'both' | 'receiver';
  readonly needs: readonly string[];
  readonly excluded?: string;
  readonly aliasOf?: string;
}

/** Whether a rule's examples can pass or fail; `published` says that the target is judged by published behaviour too. */
export function isJudged({ standing, excluded, aliasOf }: Rule, published: boolean): boolean {
  if (excluded !== undefined || aliasOf !== undefined) return false;
  return standing === 'documented' || standing === 'reading' || (standing === 'published' && published);
}
