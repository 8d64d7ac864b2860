import { CallFailed } from '../calls/call.ts';
import { meetTrouble, noteOutdated } from '../calls/trouble.ts';

const GONE = 404;

const coming = new Map<string, Promise<void>>();

/**
 * The build (`partsFirst`) calls this before every `import()`. Most browsers never fetch a module again after one
 * failure, so a moment without connection would block a form until the page is reloaded. Therefore the files are first
 * fetched into the browser's cache, and imported once they are there. On failure it shows that the server is down or
 * the page outdated, and throws `CallFailed`.
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

/** Whether the page's head already preloads it as a module. */
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
