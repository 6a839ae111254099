import type { SQL } from 'drizzle-orm';

/** A person as the store knows them: their account and the visitors that became part of it. */
export interface Person {
  readonly userId: number;
  /** `userId` first, then the merged visitors. */
  readonly ids: readonly number[];
  /**
   * In lower case: addresses that are proven to be the person's, by a mailed link. What is kept under an address alone
   * is theirs by these and no other.
   */
  readonly emails: readonly string[];
}

/**
 * What becomes of a table's rows when a person is erased: `erased`, gone; `pseudonymised`, kept without anything that
 * tells who it was; `nobody`, never about a person; or kept, with the law that asks for it.
 */
export type RetentionPolicy = 'erased' | 'pseudonymised' | 'nobody' | `kept: ${string}`;

/**
 * What one domain keeps of people. Every table with something personal in it is answered for by exactly one of these;
 * a test goes through all tables of the store and fails for one that nobody answers for.
 */
export interface PersonalData {
  readonly tables: Readonly<Record<string, RetentionPolicy>>;
  /** Sections of the copy that a person may ask for. Each statement selects what is theirs, in plain columns. */
  readonly exports?: Readonly<Record<string, (person: Person) => SQL>>;
  /** Of the tables above that hold a person's data and are read by no section of the copy: why. */
  readonly notCopied?: Readonly<Record<string, string>>;
  /** Takes the person out, in this order, inside one transaction in which `is_erasing()` is true. */
  readonly erase?: (person: Person) => readonly SQL[];
  /** Statements that select `sha256` of stored files that are the person's; run before anything is erased. */
  readonly files?: (person: Person) => readonly SQL[];
  /** Columns that name stored files: one that none of them names any more is deleted. */
  readonly fileColumns?: readonly (readonly [table: string, column: string])[];
}
