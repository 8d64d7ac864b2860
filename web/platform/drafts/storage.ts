/** What a page keeps after it closes: `deviceStorage` for all tabs, `tabStorage` for this tab alone. */
export const deviceStorage = safeStorage(() => localStorage);
export const tabStorage = safeStorage(() => sessionStorage);

type MemoryValue = {
  value: string;
  /** The value in the browser's storage when ours was refused. If another tab changes it, the new value counts. */
  over: string | null;
};

/**
 * A wrapper for browser storage. Some browsers throw if the reader forbids storage or the space is used up; such values
 * are kept in memory as long as the page lives.
 */
function safeStorage(storage: () => Storage) {
  const memory = new Map<string, MemoryValue>();
  const tryStorage = <A>(question: (browser: Storage) => A, otherwise: A): A => {
    try {
      return question(storage());
    } catch {
      return otherwise;
    }
  };
  const storedValue = (key: string) => tryStorage((browser) => browser.getItem(key), null);

  return {
    get(key: string): string | null {
      const there = storedValue(key);
      const mine = memory.get(key);
      return mine && mine.over === there ? mine.value : there;
    },
    set(key: string, value: string): void {
      memory.delete(key);
      const isStored = tryStorage((browser) => {
        browser.setItem(key, value);
        return true;
      }, false);
      if (!isStored) memory.set(key, { value, over: storedValue(key) });
    },
    remove(key: string): void {
      memory.delete(key);
      tryStorage((browser) => browser.removeItem(key), undefined);
    },
    keys(): string[] {
      return [...new Set([...tryStorage(Object.keys, []), ...memory.keys()])];
    },
  };
}
