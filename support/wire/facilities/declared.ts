/** Facilities that something else than a lab may stand for. Features of accounts are declared with the accounts. */
export const DECLARABLE = ['handset', 'mailbox', 'review', 'calls', 'carrier', 'hlr', 'ledger'] as const;

export type Declarable = (typeof DECLARABLE)[number];

/** Facilities that a person can stand for. */
export const ASKABLE = ['handset', 'mailbox', 'review', 'calls', 'hlr'] as const satisfies readonly Declarable[];

/** What stands for a facility, one of three: an address with its verbs, a command, or a person. */
export interface DeclaredFacility {
  readonly http?: string | undefined;
  readonly command?: string | undefined;
  readonly ask?: true | undefined;
  /** Milliseconds that one answer may take. */
  readonly patienceMs: number;
}

export type DeclaredFacilities = Readonly<Partial<Record<Declarable, DeclaredFacility>>>;

/** How a target file writes it. */
export type WrittenFacility =
  | 'ask'
  | { readonly http?: string; readonly command?: string; readonly ask?: true; readonly patience?: string };
