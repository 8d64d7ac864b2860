import type { Reader } from './db.ts';

type Asked<Q, A> = { question: Q; answered: (answer: A) => void; failed: (error: unknown) => void };

/** While the database answers so many, the next ones are on their way: nobody waits for the end of a large batch. */
export const LARGEST_BATCH = 8;

/**
 * Batches equal queries of one event-loop turn (like DataLoader), because a round trip to the database costs more than the query.
 * `readAll` answers in the order of the questions.
 */
export function batchQueries<Q, A>(
  readAll: (db: Reader, questions: readonly Q[]) => Promise<readonly A[]>,
): (db: Reader, question: Q) => Promise<A> {
  const turns = new WeakMap<Reader, Asked<Q, A>[]>();
  return (db, question) =>
    new Promise((answered, failed) => {
      const turn = turns.get(db) ?? openTurn(db);
      turn.push({ question, answered, failed });
      if (turn.length === LARGEST_BATCH) close(db, turn);
    });

  function openTurn(db: Reader): Asked<Q, A>[] {
    const turn: Asked<Q, A>[] = [];
    turns.set(db, turn);
    setImmediate(() => {
      if (turns.get(db) === turn) close(db, turn);
    });
    return turn;
  }

  function close(db: Reader, turn: readonly Asked<Q, A>[]): void {
    turns.delete(db);
    askAll(db, turn).catch((error) => {
      for (const { failed } of turn) failed(error);
    });
  }

  async function askAll(db: Reader, turn: readonly Asked<Q, A>[]): Promise<void> {
    try {
      const answers = await readAll(
        db,
        turn.map(({ question }) => question),
      );
      for (const [place, { answered }] of turn.entries()) answered(answers[place] as A);
    } catch (error) {
      for (const { failed } of turn) failed(error);
    }
  }
}
