import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'docs/decisions/answers.md';
const HEADING = '## Departures from the specification that remain';

/** The table of departures of answers.md, and the answers above it that speak of one: `{ table, answers }`. */
export function readDepartures(root) {
  const text = readFileSync(join(root, FILE), 'utf8');
  return { table: departuresIn(text), answers: answersThatDepart(text) };
}

/** The numbers of the answers that say that they depart from the specification: `D19`. */
export function answersThatDepart(text) {
  const answers = text.slice(0, text.indexOf(HEADING)).split(/\n(?=- \*\*D\d+)/);
  return answers.flatMap((answer) => (/\bdeparture\b/.test(answer) ? (/^- \*\*(D\d+)/.exec(answer)?.[1] ?? []) : []));
}

export function departuresIn(text) {
  const lines = text.split('\n');
  const start = lines.indexOf(HEADING);
  const end = lines.findIndex((line, at) => at > start && line.startsWith('## '));
  return lines.flatMap((line, at) => {
    if (start === -1 || at < start || (end !== -1 && at >= end) || !isRow(line)) return [];
    const [ids = '', , says = '', ...others] = line.split(/(?<!\\)\|/).slice(1);
    const cites = others.join().match(/\bD\d+\b/g) ?? [];
    return [{ line: at + 1, ids: [...ids.matchAll(/`([^`]+)`/g)].map(([, id]) => id), says: says.trim(), cites }];
  });
}

/** Neither the head of the table nor the line below it. */
function isRow(line) {
  return line.startsWith('| ') && !line.startsWith('| row |');
}

/**
 * What is wrong between the table of departures and the tests that assert one: every row of the table needs ids of the
 * specification, every id a test, every such test its row, and an answer that departs is cited by a row.
 */
export function departureFaults(sections, { table, answers }, claims) {
  const known = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const named = new Set(table.flatMap(({ ids }) => ids));
  const asserted = new Set(claims.filter(({ title }) => title).map(({ id }) => id));
  return [
    ...(table.length === 0 ? [`${FILE}: no table below “${HEADING}”`] : []),
    ...table.filter(({ ids }) => ids.length === 0).map(({ line, says }) => `${FILE}:${line} has no row id: ${says}`),
    ...eachId(table, (id) => !known.has(id), 'is no row of the specification'),
    ...eachId(table, (id) => known.has(id) && !asserted.has(id), 'is departed from by no test (// departs:)'),
    ...answers
      .filter((answer) => !table.some(({ cites }) => cites.includes(answer)))
      .map((answer) => `${FILE}: ${answer} speaks of a departure that no row of the table names`),
    ...claims.filter(({ title }) => !title).map(({ path, line }) => `${path}:${line} stands above no test that runs`),
    ...claims
      .filter(({ id }) => !named.has(id))
      .map(({ path, line, id }) => `${path}:${line} departs from ${id}, which ${FILE} does not name`),
  ];
}

function eachId(table, isWrong, words) {
  return table.flatMap(({ line, ids }) => ids.filter(isWrong).map((id) => `${FILE}:${line} ${id} ${words}`));
}
