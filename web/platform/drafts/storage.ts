/** What a page keeps beyond its own end: for every tab of the device, and for this tab alone. */
export const device = keeper(() => localStorage);
export const tab = keeper(() => sessionStorage);

type Own = {
  value: string;
  /** What the browser has in its place: once another tab has changed that, it counts. */
  over: string | null;
};

/**
 * Some browsers throw where the reader forbids that anything is kept, or where there is no room left. What they do not take
 * the page keeps itself, as long as it lives.
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
