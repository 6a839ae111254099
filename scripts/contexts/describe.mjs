// Generates the documentation of the contexts: the drawing, the table of counts, the facts of each README.

export const marks = ['<!-- contexts: written by `npm run contexts` -->', '<!-- contexts: end -->'];

/** Replaces the text between the marks of a document. */
export function replaceBlock(document, text) {
  const [start, end] = marks.map((mark) => document.indexOf(mark));
  if (start < 0 || end < start) throw new Error(`A line "${marks[0]}" and a line "${marks[1]}" are needed.`);
  return `${document.slice(0, start + marks[0].length)}\n${text}\n${document.slice(end)}`;
}

const arrowsOf = (counts) =>
  [...counts].map(([key, count]) => {
    const [from, to] = key.split('>');
    return { from, to, ...count };
  });

/**
 * Returns the contexts as a Mermaid drawing. Arrows to the first context are omitted: every context has one, and the
 * table counts them.
 */
export function drawContexts(contexts, counts) {
  const [ground] = Object.keys(contexts);
  const shown = arrowsOf(counts).filter(({ to }) => to !== ground);
  const lines = Object.entries(contexts)
    .filter(([name]) => name !== ground)
    .reverse()
    .map(([name, { purpose }]) => `  ${name}["<b>${name}</b><br/>${purpose.split(':')[0]}"]`);
  const arrows = shown
    .sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
    .map(({ from, to, code }) => `  ${from} ${code > 0 ? `-->|${code}|` : '-.->|tests|'} ${to}`);
  return ['```mermaid', 'flowchart TD', ...lines, ...arrows, '```'].join('\n');
}

/**
 * Returns the same as a table that includes the ground: rows import columns; imports of code, and of tests behind a
 * plus.
 */
export function tabulateImports(contexts, counts) {
  const names = Object.keys(contexts);
  const columns = names.filter((name) => [...counts.keys()].some((key) => key.endsWith(`>${name}`)));
  const cell = (from, to) => {
    const count = counts.get(`${from}>${to}`);
    if (count === undefined) return '';
    return count.tests > 0 ? `${count.code} + ${count.tests}` : String(count.code);
  };
  return [
    `| imports | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...names.map((from) => `| **${from}** | ${columns.map((to) => cell(from, to)).join(' | ')} |`),
  ].join('\n');
}

/** Returns domain events, one row each: publisher and subscribers. */
export function tabulateEvents(facts) {
  const rows = [...facts].flatMap(([context, { published }]) =>
    published.map((event) => {
      const subscribers = [...facts].filter(([, { subscribed }]) => subscribed.includes(event));
      return `| \`${event}\` | ${context} | ${subscribers.map(([name]) => name).join(', ') || 'nobody'} |`;
    }),
  );
  return ['| Domain event | Published by | Subscribers |', '|---|---|---|', ...rows].join('\n');
}

const code = (names) => names.map((name) => `\`${name}\``).join(', ');

/** Returns the endpoints by path prefix: `/v2/orders` (12). */
function summarizePaths(paths) {
  const counts = new Map();
  for (const each of paths) {
    const segments = each.split('/').slice(1);
    const fixed = /^v\d$/.test(segments[0]) ? 2 : 1;
    const length = segments[fixed - 1] === 'staff' ? fixed + 1 : fixed;
    const start = `/${segments.slice(0, length).join('/')}`;
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([start, count]) => `\`${start}\`${count > 1 ? ` (${count})` : ''}`)
    .join(', ');
}

/** Returns what a context owns and uses, as a list for its README. */
export function describeContext(name, contexts, facts, counts, ownerOf) {
  const own = facts.get(name);
  const { tables, mayImport } = contexts[name];
  const importers = Object.keys(contexts).filter((other) => counts.has(`${other}>${name}`));
  const withOwner = (list) =>
    [...new Set(list.map((table) => ownerOf.get(table)))]
      .map((owner) => `${owner} (${code(list.filter((table) => ownerOf.get(table) === owner))})`)
      .join(', ');
  return [
    `- Tables (${tables.length}): ${code(tables)}`,
    `- Endpoints (${own.paths.length}): ${summarizePaths(own.paths)}`,
    own.jobs.length > 0 && `- Jobs: ${code(own.jobs)}`,
    own.published.length > 0 && `- Publishes: ${code(own.published)}`,
    own.subscribed.length > 0 && `- Subscribes to: ${code(own.subscribed)}`,
    own.webhookEvents.length > 0 && `- Webhook events: ${code(own.webhookEvents)}`,
    `- Imports: ${mayImport.join(', ') || 'no other context'}`,
    `- Imported by: ${importers.join(', ') || 'no other context'}`,
    own.foreign.reads.length > 0 && `- Reads tables of: ${withOwner(own.foreign.reads)}`,
    own.foreign.writes.length > 0 && `- Writes tables of: ${withOwner(own.foreign.writes)}`,
  ]
    .filter(Boolean)
    .join('\n');
}
