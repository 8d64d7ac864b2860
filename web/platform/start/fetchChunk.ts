import { CallFailed } from '../calls/call.ts';
import { markPageOutdated, reportCallFailure } from '../calls/callProblems.ts';

const NOT_FOUND = 404;

const pendingFetches = new Map<string, Promise<void>>();

/**
 * The build (`replacePreloadHelper`) calls this before every `import()`. Most browsers never fetch a module again after one
 * failure, so a moment without connection would block a form until the page is reloaded. Therefore the files are first
 * fetched into the browser's cache, and imported once they are there. On failure it shows that the server is down or
 * the page outdated, and throws `CallFailed`.
 */
export async function fetchChunk<M>(importPart: () => Promise<M>, files: readonly string[] = []): Promise<M> {
  try {
    await Promise.all(files.map(fetchFileOnce));
  } catch (error) {
    void reportCallFailure(error);
    throw error;
  }
  return importPart();
}

function fetchFileOnce(file: string): Promise<void> {
  const address = `${import.meta.env.BASE_URL}${file}`;
  const known = pendingFetches.get(address);
  if (known) return known;
  const pending = isPreloaded(address) ? Promise.resolve() : fetchFile(address);
  pendingFetches.set(address, pending);
  pending.catch(() => pendingFetches.delete(address));
  return pending;
}

/** Whether the page's head already preloads it as a module, or applies it as a style. */
function isPreloaded(address: string): boolean {
  return document.head.querySelector(`link:is([rel=modulepreload],[rel=stylesheet])[href="${address}"]`) !== null;
}

/** Applies a style that is in the browser's cache; a screen waits for it, so that it never appears without. */
function applyStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${address} cannot be applied`));
    });
    document.head.append(link);
  });
}

async function fetchFile(address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (response.status === NOT_FOUND) markPageOutdated();
    if (!response.ok) throw new Error(`${address} answers ${response.status}`);
    await response.arrayBuffer();
    if (address.endsWith('.css')) await applyStyle(address);
  } catch (cause) {
    throw new CallFailed(`${address} cannot be fetched`, { cause });
  }
}
