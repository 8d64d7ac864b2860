import type { Page } from 'playwright-core';
import type { Language } from '../../domain/shared/language.ts';
import { sessionOf } from '../browser.ts';
import { words } from '../words.ts';
import type { ScreenState } from './screenState.ts';

const MORE_TABS = 3;
const LOOKS = 20;
const LOOK_MS = 50;

/** What every screen must tell the browser: its language, one h1, a title that names the screen or says "error" first. */
export async function headFaults(page: Page, { isRefused }: ScreenState, language: Language): Promise<string[]> {
  const [spoken, title, headings] = await page.evaluate<[string, string, string[]]>(
    `[document.documentElement.lang, document.title, [...document.querySelectorAll('h1')].map((h1) => h1.textContent)]`,
  );
  const heading = headings[0] ?? '';
  const said = isRefused ? words[language].shared.title.error.replace('{{title}}', heading) : heading;
  return [
    ...(spoken === language ? [] : [`the page says it speaks ${spoken}, not ${language}`]),
    ...(headings.length === 1 ? [] : [`${headings.length} h1: ${headings.join(', ')}`]),
    ...(title.startsWith(said) ? [] : [`the title is “${title}”, not “${said} …”`]),
  ];
}

/** Text that is cut off or pokes out, and pages that scroll sideways. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('look.layoutFaults()');
}

/** Short words, amounts and numbers that are parted at a line's end. */
export function partedWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('look.partedWords()');
}

/** The layout with letters twice as large (WCAG 1.4.4), as many over sixty have set their phone; they stay so. */
export async function largeTextFaults(page: Page): Promise<string[]> {
  await page.evaluate('document.documentElement.style.fontSize = "200%"');
  return layoutFaults(page);
}

/** Targets too small for a finger. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('look.smallTargets()');
}

/** Goes through the screen, or the dialog on it, by Tab alone: everything is reached, and one sees where one is. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const stops = await page.evaluate<number>('look.beginTabbing()');
  await pressTab(page, stops + MORE_TABS);
  return page.evaluate<string[]>('look.endTabbing()');
}

/** Where the focus is on arriving: at the heading, in the error summary, or inside the dialog, whose title is in sight. */
export async function arrivalFaults(page: Page, { hasDialog, isRefused, prepare }: ScreenState): Promise<string[]> {
  if (hasDialog && isRefused) return focusIs(page, 'dialog[open] [role=alert]', 'in the error summary of the dialog');
  if (hasDialog) return [...(await focusIs(page, 'dialog[open] *', 'in the dialog')), ...(await unseenTitle(page))];
  if (isRefused) return focusIs(page, '[role=alert]', 'in the error summary');
  return prepare ? [] : focusIs(page, 'h1', 'on the heading');
}

const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** One after the other, without waiting for each: what the page draws in between nobody looks at. */
async function pressTab(page: Page, times: number): Promise<void> {
  const session = await sessionOf(page);
  const press = () => [
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
    session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
  ];
  await Promise.all(Array.from({ length: times }, press).flat());
}

/** Escape closes the dialog, after a question where something was typed, and the focus goes back to where it came from. */
export async function escapeFaults(page: Page): Promise<string[]> {
  const before = await page.evaluate<number>('look.openDialogs()');
  await page.keyboard.press('Escape');
  await page.evaluate(`look.until(() => look.openDialogs() !== ${before})`);
  if ((await page.evaluate<number>('look.openDialogs()')) > before) await page.evaluate('look.sayYes()');
  await page.evaluate(`look.until(() => look.openDialogs() < ${before})`);
  // React gives the focus back once the dialog is gone from the page
  for (let look = 0; look < LOOKS; look += 1) {
    if (await page.evaluate<boolean>('look.isFocusBack()')) return [];
    await page.waitForTimeout(LOOK_MS);
  }
  return ['after Escape the focus is nowhere'];
}

/** What the page did that its Content-Security-Policy forbids. */
export async function policyFaults(page: Page): Promise<string[]> {
  const violations = await page.evaluate<string[]>('watched.violations');
  return violations.map((each) => `forbidden by the page's policy: ${each}`);
}

/** What moved, though the visitor's device asks for little motion. */
export async function motionFaults(page: Page): Promise<string[]> {
  const moved = await page.evaluate<string[]>('[...watched.moved]');
  return moved.map((each) => `moves: ${each}`);
}

/** Presses the button that leads on to the next language; what is on screen stays there. */
export async function switchLanguage(page: Page, to: Language): Promise<void> {
  await page.evaluate(`look.switchLanguage('${to}')`);
}

/** Of a dialog in which nobody did anything yet: it may be higher than the screen, and is read from its title on. */
async function unseenTitle(page: Page): Promise<string[]> {
  const isSeen = await page.evaluate<boolean>(
    `(({ activeElement: at }) => !at.matches('[data-autofocus], h2') || at.value || at.closest('dialog').scrollTop === 0)(document)`,
  );
  return isSeen ? [] : ['the title of the dialog is scrolled away'];
}

async function focusIs(page: Page, selector: string, where: string): Promise<string[]> {
  const isThere = await page.evaluate<boolean>(`Boolean(document.activeElement?.matches('${selector}'))`);
  return isThere ? [] : [`the focus is not ${where}`];
}
