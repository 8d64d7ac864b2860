import { CallFailed } from '../calls/call.ts';
import { meetTrouble, noteOutdated } from '../calls/trouble.ts';

const GONE = 404;

const coming = new Map<string, Promise<void>>();

/**
 * Stands before every `import()` of the built interface (`partsFirst`). Most browsers never ask again for a module that
 * they could not fetch once, so a moment without connection would close a form until the page is loaded anew. Therefore
 * the files of a part are fetched into the browser's cache, and it is imported when they are there. Otherwise says that
 * the server is away, or that the page is outdated, and fails with `CallFailed`.
 */
export async function fetchPart<M>(importPart: () => Promise<M>, files: readonly string[] = []): Promise<M> {
  try {
    await Promise.all(files.map(bring));
  } catch (error) {
    void meetTrouble(error);
    throw error;
  }
  return importPart();
}

function bring(file: string): Promise<void> {
  const address = `${import.meta.env.BASE_URL}${file}`;
  const known = coming.get(address);
  if (known) return known;
  const bringing = isInHead(address) ? Promise.resolve() : fetchWhole(address);
  coming.set(address, bringing);
  bringing.catch(() => coming.delete(address));
  return bringing;
}

/** The page's head has asked for it as a module already. */
function isInHead(address: string): boolean {
  return document.head.querySelector(`link[rel=modulepreload][href="${address}"]`) !== null;
}

async function fetchWhole(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (response.status === GONE) noteOutdated();
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    await response.arrayBuffer();
  } catch (cause) {
    throw new CallFailed(`${address} cannot be fetched`, { cause });
  }
}
