/** Facilities that others than a lab may stand for: features belong to accounts, results of lookups to numbers. */
export const REPLACEABLE = ['handset', 'mailbox', 'review', 'calls', 'carrier', 'ledger'] as const;

export type Replaceable = (typeof REPLACEABLE)[number];

export const ASKABLE = ['handset', 'mailbox', 'review', 'calls'] as const satisfies readonly Replaceable[];

/** What stands for a facility, one of three: an address with its verbs, a command, or a person. */
export interface DeclaredFacility {
  readonly http?: string | undefined;
  readonly command?: string | undefined;
  readonly withheld?: readonly string[] | undefined;
  readonly ask?: true | undefined;
  /** Milliseconds that one answer may take. */
  readonly patienceMs: number;
}

export type DeclaredFacilities = Readonly<Partial<Record<Replaceable, DeclaredFacility>>>;

export type WrittenFacility =
  | 'ask'
  | {
      readonly http?: string;
      readonly command?: string;
      readonly env?: readonly string[];
      readonly ask?: true;
      readonly patience?: string;
    };
