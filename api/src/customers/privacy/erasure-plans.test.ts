import { sql } from 'drizzle-orm';
import { personalDataRegistry } from '../../../test/domains.ts';
import { startTestApi, storeOfRun, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ domains: () => [], store: storeOfRun() });
});
afterAll(() => api.cleanup());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}
const tablesReadWhole = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(tablesReadWhole),
];

it('an erasure and a copy of the data find their rows by an index and read no table whole', async () => {
  const person = { userId: 7, ids: [7, 8], emails: ['a@x.pl', 'b@x.pl'] };
  const statements = personalDataRegistry.flatMap(({ erase, files, exports = {} }) => [
    ...(erase?.(person) ?? []),
    ...(files?.(person) ?? []),
    ...Object.values(exports).map((statement) => statement(person)),
  ]);
  const whole = await api.db.transaction(async (tx) => {
    // Small tables are scanned sequentially anyway; with this setting only tables without a
    // suitable index are.
    await tx.execute(sql`set local enable_seqscan = off`);
    const found = new Set<string>();
    for (const statement of statements) {
      const [row] = await tx.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        sql`explain (format json) ${statement}`,
      );
      for (const { Plan } of row?.['QUERY PLAN'] ?? [])
        for (const table of tablesReadWhole(Plan)) found.add(table);
    }
    return [...found].sort();
  });
  expect(whole).toEqual([]);
});
