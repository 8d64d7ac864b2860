import type { Page } from 'playwright-core';

/**
 * Watches for signs that markup was not treated as text: a dialog, a new window, a blocked policy violation. Requests
 * to foreign hosts are complaints of every visitor (`watch`).
 */
export async function watchHarm(page: Page): Promise<() => string[]> {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') found.push(`a script ran: ${dialog.message()}`);
    void dialog.accept();
  });
  page.on('popup', (opened) => found.push(`a window opened: ${opened.url()}`));
  await page.exposeBinding('tellViolation', (_source, violation: string) => void found.push(violation));
  await page.addInitScript(LISTEN);
  return () => [...found];
}

/** Elements and attributes in the page that could run or fetch something and are not ours. */
export function liveMarkup(page: Page): Promise<string[]> {
  return page.evaluate(LIVE);
}

/** Opens everything that is collapsed on the screen, one after the other. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(UNFOLD);
}

const UNFOLD = `(async () => {
  for (const each of document.querySelectorAll('main details')) each.open = true;
  for (const each of document.querySelectorAll('main button[aria-expanded="false"]')) {
    each.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
})()`;

const LISTEN = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
  window.tellViolation('stopped by the policy: ' + [violatedDirective, blockedURI, sourceFile].join(' ')))`;

const LIVE = `[...document.querySelectorAll('*')].flatMap((element) => {
  const isOurs = (address) => !address || new URL(address, location.href).origin === location.origin;
  const name = element.localName;
  const attributes = [...element.attributes];
  const runs =
    ['iframe', 'object', 'embed', 'base', 'math', 'video', 'animate'].includes(name) ||
    (name === 'template' && !element.matches('body > #page-not-whole')) ||
    (name === 'script' && !(element.src && isOurs(element.src))) ||
    (name === 'link' && !isOurs(element.href)) ||
    (name === 'form' && !isOurs(element.getAttribute('action'))) ||
    (name === 'meta' && element.httpEquiv === 'refresh') ||
    attributes.some((each) => each.name.startsWith('on')) ||
    attributes.some((each) => ['href', 'src'].includes(each.name) && /^\\s*(javascript|data:text)/i.test(each.value));
  return runs ? [element.outerHTML.slice(0, 200)] : [];
})`;
