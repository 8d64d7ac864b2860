import pg from 'pg';

/** Records the text of every statement that this process sends to a database from now on, without values. */
export function listenToStatements() {
  const heard: string[] = [];
  const { query } = pg.Client.prototype;
  // every connection takes `query` from the prototype, so this must happen before the first one opens
  pg.Client.prototype.query = function listened(this: pg.Client, ...args: unknown[]) {
    heard.push(textOf(args[0]));
    return Reflect.apply(query, this, args);
  } as typeof query;
  return {
    /** The statements sent while `work` ran. */
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
