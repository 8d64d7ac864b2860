/**
 * The conformance table: which test proves which sentence of the specification. `faults` lists rows that no test
 * proves, and proofs of unknown rows.
 */
export function conformance(sections, proofs) {
  const known = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const proven = sections.map(({ section, rows }) => ({
    section,
    rows: rows.map((row) => ({ ...row, proofs: proofs.filter(({ id, title }) => title && covers(id, row.id)) })),
  }));
  const faults = [
    ...proven.flatMap(({ rows }) =>
      rows.filter((row) => row.proofs.length === 0).map(({ id }) => `no test proves ${id}`),
    ),
    ...proofs.filter(({ title }) => !title).map(({ path, line }) => `${path}:${line} stands above no test that runs`),
    ...proofs
      .filter(({ id }) => ![...known].some((row) => covers(id, row)))
      .map(({ path, line, id }) => `${path}:${line} the specification has no row ${id}`),
  ];
  return { markdown: markdownOf(proven), faults };
}

function covers(id, row) {
  return id === row || (id.endsWith('*') && row.startsWith(id.slice(0, -1)));
}

function markdownOf(sections) {
  const rows = sections.flatMap((section) => section.rows);
  const tests = new Set(rows.flatMap(({ proofs }) => proofs.map(({ path, title }) => `${path} ${title}`)));
  return `${[
    '# What the specification says and what we promise, and which test proves it',
    `Made by \`npm run conformance\` from \`specification/\` and from the tests that say what they prove: ${rows.length} sentences, ${tests.size} tests. \`npm run check\` fails when a sentence has no test.`,
    ...sections.map(sectionTable),
  ].join('\n\n')}\n`;
}

function sectionTable({ section, rows }) {
  const lines = rows.map(
    ({ id, says, proofs }) => `| \`${id}\` | ${cell(says)} | ${proofs.map(proofCell).join('<br>')} |`,
  );
  return [`## ${section} (${rows.length})\n`, '| row | says | proven by |', '|---|---|---|', ...lines].join('\n');
}

function proofCell({ path, title }) {
  return `[${cell(title)}](../${path})`;
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('[', '\\[').replaceAll(']', '\\]').replaceAll('<', '&lt;');
}
