import type { SQL } from 'drizzle-orm';

/** A person: their account and the visitors merged into it. */
export interface Person {
  readonly userId: number;
  /** `userId` first, then the merged visitors. */
  readonly ids: readonly number[];
  /**
   * In lower case: addresses that the person confirmed by a mailed link. Data stored under an
   * address alone is theirs only if the address is listed here.
   */
  readonly emails: readonly string[];
}

/**
 * What happens to a table's rows when a person is erased: `erased` (deleted), `pseudonymised`
 * (stored without identifying data), `nobody` (never personal), or `kept: …` with the law that
 * requires it.
 */
export type RetentionPolicy = 'erased' | 'pseudonymised' | 'nobody' | `kept: ${string}`;

/**
 * The personal data that one domain stores. Exactly one domain declares each table with personal
 * data; a test fails for a table that no domain declares.
 */
export interface PersonalData {
  readonly tables: Readonly<Record<string, RetentionPolicy>>;
  /** Sections of the data export. Each statement selects the person's rows in plain columns. */
  readonly exports?: Readonly<Record<string, (person: Person) => SQL>>;
  /** Tables above with personal data that no export section reads, with the reason. */
  readonly notCopied?: Readonly<Record<string, string>>;
  /**
   * Statements that erase the person, run in this order in one transaction in which `is_erasing()`
   * is true.
   */
  readonly erase?: (person: Person) => readonly SQL[];
  /** Statements that select the `sha256` of the person's stored files; run before the erasure. */
  readonly files?: (person: Person) => readonly SQL[];
  /** Columns that reference stored files; a file without references is deleted. */
  readonly fileColumns?: readonly (readonly [table: string, column: string])[];
}
