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
      '| Call | Audience | Seen refused with | Seen through | Filters seen to change the reply |',
      '|---|---|---|---|---|',
      ...rows.filter((row) => row.group === group).map(line),
    ].join('\n'),
  );
  return `# The calls of the specification, as they were seen to work

Written by \`cli/test/conformance\`, which makes each of these ${rows.length} calls against a running server and fails when this page says
something else; \`UPDATE_TABLE=1 npx jest cli/test/conformance\` writes it anew (the tests need
\`NODE_OPTIONS=--experimental-vm-modules\`, and run on PostgreSQL with \`API_STORE=postgres\`: the page is the same). The calls
are typed from section 7 of the specification, not read from the code. Each of them succeeded at least once; its reply was
held against the reply schema of its endpoint. Every refusal was from the closed set of its endpoint.

${tables.join('\n\n')}
`;
};
