import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Language } from '../../domain/shared/language.ts';
import { patience } from '../../scripts/lib/patience.mjs';
import { sessionOf } from '../browser.ts';
import { words } from '../words.ts';
import type { ScreenState } from './screenState.ts';

const MORE_TABS = 3;
const PATIENCE_MS = patience(5_000);
const LOOK_MS = 50;

/** The faults that stay: after a change of size or language a screen is drawn anew, which takes a moment. */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const faults = await look();
    if (faults.length === 0 || performance.now() > until) return faults;
    await wait(LOOK_MS);
  }
}

/**
 * What every screen must tell the browser: its language, one h1, a title that names the screen or starts with "error".
 */
export function headFaults(page: Page, { isRefused }: ScreenState, language: Language): Promise<string[]> {
  return lasting(async () => {
    const [spoken, title, headings] = await page.evaluate<[string, string, string[]]>(
      `[document.documentElement.lang, document.title, [...document.querySelectorAll('h1')].filter((h1) => h1.checkVisibility()).map((h1) => h1.textContent)]`,
    );
    const heading = headings[0] ?? '';
    const said = isRefused ? words[language].shared.title.error.replace('{{title}}', heading) : heading;
    return [
      ...(spoken === language ? [] : [`the page says it speaks ${spoken}, not ${language}`]),
      ...(headings.length === 1 ? [] : [`${headings.length} h1: ${headings.join(', ')}`]),
      ...(title.startsWith(said) ? [] : [`the title is “${title}”, not “${said} …”`]),
    ];
  });
}

/** Text that is cut off or overflows, pages that scroll sideways, and short words, amounts and numbers in two lines. */
export function fitFaults(page: Page): Promise<string[]> {
  return lasting(() => page.evaluate<string[]>('look.fitFaults()'));
}

/** Changes the window's size and waits until the page is drawn in it: a look before that would see the former one. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(`look.drawn(${size.width})`);
}

/**
 * The layout with letters twice as large (WCAG 1.4.4), as many people over sixty use them, and numbers that are broken
 * then; the setting stays.
 */
export async function largeTextFaults(page: Page): Promise<string[]> {
  await page.evaluate('document.documentElement.style.fontSize = "200%"');
  return lasting(() => page.evaluate<string[]>('look.largeTextFaults()'));
}

/** Targets that are too small for a finger. */
export function smallTargets(page: Page): Promise<string[]> {
  return lasting(() => page.evaluate<string[]>('look.smallTargets()'));
}

/** Goes through the screen, or its dialog, by Tab alone: every control is reached, and the focus is always visible. */
export function keyboardFaults(page: Page): Promise<string[]> {
  return lasting(async () => {
    const stops = await page.evaluate<number>('look.beginTabbing()');
    await pressTab(page, stops + MORE_TABS);
    return page.evaluate<string[]>('look.endTabbing()');
  });
}

/**
 * Where the focus is at the start: on the heading, in the error summary, or inside the dialog, whose title is visible.
 */
export async function arrivalFaults(page: Page, { hasDialog, isRefused, prepare }: ScreenState): Promise<string[]> {
  if (hasDialog && isRefused) return focusIs(page, 'dialog[open] [role=alert]', 'in the error summary of the dialog');
  if (hasDialog) return [...(await focusIs(page, 'dialog[open] *', 'in the dialog')), ...(await unseenTitle(page))];
  if (isRefused) return focusIs(page, '[role=alert]', 'in the error summary');
  return prepare ? [] : focusIs(page, 'h1', 'on the heading');
}

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Without waiting after each press, because nobody looks at the states in between. */
async function pressTab(page: Page, times: number): Promise<void> {
  const session = await sessionOf(page);
  const press = () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
  ];
  await Promise.all(Array.from({ length: times }, press).flat());
}

/** Escape closes the dialog, after a question if something was typed, and the focus returns to where it was. */
export async function escapeFaults(page: Page): Promise<string[]> {
  const before = await page.evaluate<number>('look.openDialogs()');
  await page.keyboard.press('Escape');
  await page.evaluate(`look.until(() => look.openDialogs() !== ${before})`);
  if ((await page.evaluate<number>('look.openDialogs()')) > before) await page.evaluate('look.sayYes()');
  await page.evaluate(`look.until(() => look.openDialogs() < ${before})`);
  // React restores the focus only after the dialog is removed
  return lasting(async () =>
    (await page.evaluate<boolean>('look.isFocusBack()')) ? [] : ['after Escape the focus is nowhere'],
  );
}

/** Violations of the page's Content-Security-Policy. */
export async function policyFaults(page: Page): Promise<string[]> {
  const violations = await page.evaluate<string[]>('watched.violations');
  return violations.map((each) => `forbidden by the page's policy: ${each}`);
}

/** What moved although the device asks for reduced motion. */
export async function motionFaults(page: Page): Promise<string[]> {
  const moved = await page.evaluate<string[]>('[...watched.moved]');
  return moved.map((each) => `moves: ${each}`);
}

/** Presses the button to the next language; the screen's content stays. */
export async function switchLanguage(page: Page, to: Language): Promise<void> {
  await page.evaluate(`look.switchLanguage('${to}')`);
}

/** A newly opened dialog may be taller than the screen; then its title must be visible. */
function unseenTitle(page: Page): Promise<string[]> {
  return lasting(async () => {
    const isSeen = await page.evaluate<boolean>(
      `(({ activeElement: at }) => !at.matches('[data-autofocus], h2') || at.value || at.closest('dialog').scrollTop === 0)(document)`,
    );
    return isSeen ? [] : ['the title of the dialog is scrolled away'];
  });
}

function focusIs(page: Page, selector: string, where: string): Promise<string[]> {
  return lasting(async () => {
    const isThere = await page.evaluate<boolean>(`Boolean(document.activeElement?.matches('${selector}'))`);
    return isThere ? [] : [`the focus is not ${where}`];
  });
}
