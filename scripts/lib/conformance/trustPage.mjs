/**
 * The page of promises: the tests of each promise, and what was measured. `measured` holds the results of the last `npm
 * run torture` by promise; a result for an unknown promise is a fault.
 */
export function trustPage({ rows }, proofs, measured) {
  const lines = rows.map(({ id, says }) => {
    const shown = proofs.filter((proof) => proof.title && proof.id === id).map(link);
    return `| ${id.replace('promise.', '')} | ${cell(says)} | ${shown.join('<br>')} | ${cell(measured[id] ?? '')} |`;
  });
  const known = new Set(rows.map(({ id }) => id));
  const faults = Object.keys(measured).flatMap((id) =>
    known.has(id) ? [] : [`a figure for ${id}, which nobody promises`],
  );
  return {
    markdown: `${[HEAD, ['| | promise | shown by | measured |', '|---|---|---|---|', ...lines].join('\n')].join('\n\n')}\n`,
    faults,
  };
}

const HEAD = `# What must hold, and what shows it

The product stores members' religion, identity documents and family ties. Each promise has tests that fail when the code breaks it;
they say so in a comment (\`// proves: promise.3\`), and \`npm run check\` fails for a promise without one. The page is
made by \`npm run conformance\` from \`specification/promises.json\`, where the figures stand as well.

\`npm test\` runs all of them. \`npm run torture\` runs those of \`server/trust\` and the journeys at length: two hundred kills,
twenty thousand bad requests, two thousand broken files, fifty households that create invoices forty times each, the times of
foreign and absent things, every journey with a server that answers late and, as root, a disk that is really full. Its first line says with which seed, so that a run can be repeated.`;

function link({ path, title }) {
  return `[${cell(title)}](../${path})`;
}

function cell(text) {
  return text.replaceAll('|', '\\|').replaceAll('[', '\\[').replaceAll(']', '\\]').replaceAll('<', '&lt;');
}
