/** What a page keeps after it closes: `device` for all tabs, the other one for this tab alone. */
export const device = keeper(() => localStorage);
export const tab = keeper(() => sessionStorage);

type Own = {
  value: string;
  /** The value in the browser's storage when ours was refused. If another tab changes it, the new value counts. */
  over: string | null;
};

/**
 * A wrapper for browser storage. Some browsers throw if the reader forbids storage or the space is used up; such values
 * are kept in memory as long as the page lives.
 */
function keeper(storage: () => Storage) {
  const own = new Map<string, Own>();
  const ask = <A>(question: (browser: Storage) => A, otherwise: A): A => {
    try {
      return question(storage());
    } catch {
      return otherwise;
    }
  };
  const kept = (key: string) => ask((browser) => browser.getItem(key), null);

  return {
    get(key: string): string | null {
      const there = kept(key);
      const mine = own.get(key);
      return mine && mine.over === there ? mine.value : there;
    },
    set(key: string, value: string): void {
      own.delete(key);
      const isTaken = ask((browser) => {
        browser.setItem(key, value);
        return true;
      }, false);
      if (!isTaken) own.set(key, { value, over: kept(key) });
    },
    remove(key: string): void {
      own.delete(key);
      ask((browser) => browser.removeItem(key), undefined);
    },
    keys(): string[] {
      return [...new Set([...ask(Object.keys, []), ...own.keys()])];
    },
  };
}
