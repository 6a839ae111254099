// Finds the faults in the table of contexts, one sentence per fault.

const mostArrows = 30;

/**
 * Checks the table itself and against the source: order, number and use of arrows, owners of tables, foreign writes.
 */
export function findFaults(contexts, { counts, tables, foreign }) {
  const names = Object.keys(contexts);
  const faults = [];
  const arrows = names.flatMap((from) => contexts[from].mayImport.map((to) => ({ from, to })));
  if (arrows.length > mostArrows)
    faults.push(`${arrows.length} arrows between contexts are allowed; at most ${mostArrows} may be.`);
  for (const { from, to } of arrows) {
    if (!names.includes(to)) faults.push(`${from} may import ${to}, which is no context.`);
    else if (names.indexOf(to) >= names.indexOf(from))
      faults.push(`The arrow ${from} -> ${to} runs back: a context imports those above it in the table.`);
    else if (!counts.has(`${from}>${to}`))
      faults.push(`The arrow ${from} -> ${to} is allowed and unused; take it out of the table.`);
  }
  for (const table of tables) {
    const owners = names.filter((name) => contexts[name].tables.includes(table));
    if (owners.length !== 1)
      faults.push(
        `The table ${table} belongs to ${owners.join(' and ') || 'no context'}; it needs one owner.`,
      );
  }
  for (const name of names)
    for (const table of contexts[name].tables)
      if (!tables.includes(table)) faults.push(`${name} owns ${table}, which no migration creates.`);
  for (const [name, { writes }] of foreign) {
    const allowed = contexts[name].writesTablesOfOthers;
    for (const table of writes)
      if (allowed[table] === undefined)
        faults.push(`${name} writes ${table}, which belongs to another context; call its owner instead.`);
    for (const table of Object.keys(allowed))
      if (!writes.includes(table))
        faults.push(`${name} no longer writes ${table}; take it out of the table.`);
  }
  return faults;
}
