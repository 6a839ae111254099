/** A Jest file and a part of the names of those of its tests that must fail. */
export const jest = (file, grep) => ({ kind: 'jest', paths: [file], grep });

/** Like `jest`, but only the tests for `subject`: `describe.each` puts it before their names. */
export const jestOf = (file, subject, grep) => ({ kind: 'jest', paths: [file], subject, grep });

/** A part of the name of a race in e2e/race/race.test.ts: two API processes on PostgreSQL. */
export const race = (grep) => ({ kind: 'race', paths: ['e2e/race/race.test.ts'], grep });

/** A check by script; `grep` is what it must print about the fault. */
export const script = (file, grep, args = []) => ({ kind: 'script', paths: [file], grep, args });
