import pg from 'pg';

/** Remembers the text of every statement that this process sends to a database from now on, values left out. */
export function listenToStatements() {
  const heard: string[] = [];
  const { query } = pg.Client.prototype;
  // Each connection takes its way of asking from here, so it has to stand here before the first one opens.
  pg.Client.prototype.query = function listened(this: pg.Client, ...args: unknown[]) {
    heard.push(textOf(args[0]));
    return Reflect.apply(query, this, args);
  } as typeof query;
  return {
    /** What was asked while `work` ran. */
    during: async (work: () => Promise<unknown>): Promise<string[]> => {
      heard.length = 0;
      await work();
      return [...heard];
    },
    stop: () => {
      pg.Client.prototype.query = query;
    },
  };
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked;
  const { text } = asked as { text?: unknown };
  return typeof text === 'string' ? text : 'cursor';
}
