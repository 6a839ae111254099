/** A Jest file and a part of the names of the tests in it that have to go red. */
export const jest = (file, grep) => ({ kind: 'jest', paths: [file], grep });

/** As `jest`, of those tests only the ones that are run for `subject`: `describe.each` puts it before their names. */
export const jestOf = (file, subject, grep) => ({ kind: 'jest', paths: [file], subject, grep });

/** A part of the name of a race in e2e/race/race.test.ts: two API processes on PostgreSQL. */
export const race = (grep) => ({ kind: 'race', paths: ['e2e/race/race.test.ts'], grep });

/** A check by script; `grep` is what it has to say about the fault. */
export const script = (file, grep, args = []) => ({ kind: 'script', paths: [file], grep, args });
