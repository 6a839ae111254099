import { fileURLToPath } from 'node:url';
import type { CallRecord } from './call-log.ts';

/** The path of the table. */
export const pagePath = fileURLToPath(new URL('../../../docs/api-conformance.md', import.meta.url));

const cell = (values: Iterable<string>): string =>
  [...values].map((value) => `\`${value}\``).join(', ') || '–';

const line = ({ call, endpoint, refusals, readBackBy, filters }: CallRecord): string =>
  `| \`${call}\` | ${endpoint?.audience ?? ''} | ${cell([...refusals].sort())} | ${cell(readBackBy)} | ${cell(filters)} |`;

/** Returns the whole page in Markdown: the record of each call, in the groups of the specification. */
export const pageOf = (rows: readonly CallRecord[]): string => {
  const groups = [...new Set(rows.map(({ group }) => group))];
  const tables = groups.map((group) =>
    [
      `## ${group}`,
      '',
      '| Call | Audience | Refusals seen | Read back through | Filters that change the reply |',
      '|---|---|---|---|---|',
      ...rows.filter((row) => row.group === group).map(line),
    ].join('\n'),
  );
  return `# Conformance of the calls

For whoever changes an endpoint: the ${rows.length} calls of the specification, as a test has seen them work. The calls are typed from
section 7 of the specification, not read from the code.

- \`cli/test/conformance\` makes each call against a running server and fails when this page differs from what it saw.
- \`UPDATE_TABLE=1 npx jest cli/test/conformance\` writes the page anew. The tests need
  \`NODE_OPTIONS=--experimental-vm-modules\`, and run on PostgreSQL with \`API_STORE=postgres\`: the page is the same.
- Each call succeeded at least once, with a reply that matches the schema of its endpoint. Every refusal was from the
  closed set of its endpoint.

${tables.join('\n\n')}
`;
};
