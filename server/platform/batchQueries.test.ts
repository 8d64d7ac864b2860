import { expect, it } from 'vitest';
import { batchQueries, LARGEST_BATCH } from './batchQueries.ts';
import type { Reader } from './db.ts';

const db = {} as Reader;
const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

function aDesk(answer: (question: number) => string = (question) => `answer ${question}`) {
  const rounds: (readonly number[])[] = [];
  const ask = batchQueries(async (_db, questions: readonly number[]) => {
    rounds.push(questions);
    return questions.map(answer);
  });
  return { rounds, ask };
}

it('equal queries of one turn are batched, and each caller gets its own answer', async () => {
  const { rounds, ask } = aDesk();

  const answers = await Promise.all([3, 1, 3, 2].map((question) => ask(db, question)));

  expect(answers).toEqual(['answer 3', 'answer 1', 'answer 3', 'answer 2']);
  expect(rounds).toEqual([[3, 1, 3, 2]]);
});

it('large batches are split, and each caller gets its own answer', async () => {
  const { rounds, ask } = aDesk();
  const crowd = Array.from({ length: 2 * LARGEST_BATCH + 1 }, (_, place) => place);

  const answers = await Promise.all(crowd.map((question) => ask(db, question)));

  expect(answers).toEqual(crowd.map((question) => `answer ${question}`));
  expect(rounds.map(({ length }) => length)).toEqual([LARGEST_BATCH, LARGEST_BATCH, 1]);
});

it('an answer is never older than its question', async () => {
  const { rounds, ask } = aDesk();

  const first = ask(db, 1);
  await turnOfTheLoop();
  const second = ask(db, 1);
  await Promise.all([first, second]);

  expect(rounds).toEqual([[1], [1]]);
});

it('databases are kept apart', async () => {
  const { rounds, ask } = aDesk();

  await Promise.all([ask(db, 1), ask({} as Reader, 2)]);

  expect(rounds).toEqual([[1], [2]]);
});

it('a failure reaches every caller, and later calls work', async () => {
  let isBroken = true;
  const { ask } = aDesk((question) => {
    if (isBroken) throw new Error('the database is gone');
    return `answer ${question}`;
  });

  const told = await Promise.allSettled([ask(db, 1), ask(db, 2)]);
  isBroken = false;

  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(db, 3)).toBe('answer 3');
});
