import type { Page } from 'playwright-core';
import type { Me } from '../../domain/application/application.contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Words } from '../words.ts';
import type { Call } from './call.ts';

/** The demo's people as they log in, without what stands after the @ (D49); `nobody` is not logged in. */
export const people = [
  'elif',
  'yusuf',
  'zeynep',
  'mustafa',
  'gulsah',
  'maria',
  'ibrahim',
  'hatice',
  'omer',
  'seyma',
  'ahmet',
  'mehmet',
  'ayse',
  'caglar',
  'kazim',
  'office',
  'board',
] as const;

export type Person = (typeof people)[number];

/** Somebody in front of a screen, who reads it in `words`. */
export type Visit = { page: Page; words: Words; language: Language };

/** Stands in for the server: `'GET /api/v1/me/drafts'`, the path being the beginning of the one asked for. */
export type Answers = Record<string, (call: Call) => Promise<unknown>>;

/** One way a screen can look. States change nothing that is stored, so they come in any order and side by side. */
export type ScreenState = {
  /** Also the file's name: the screen first, then what is special about it. */
  name: string;
  who: Person | 'nobody';
  /** Which interface it is of; the portal's, unless it is said. */
  base?: '/office-ui';
  /** Behind the interface's own address, `/member-ui` say. */
  path: string;
  /** Whose household's number ends the path. */
  of?: Person;
  /** What the visitor does on arriving, until the state is on screen. */
  prepare?: (visit: Visit) => Promise<unknown>;
  /** A form was refused: the page's title says so first. */
  isRefused?: true;
  /** A dialog is open. */
  hasDialog?: true;
  answers?: Answers;
  changesMe?: (me: Me) => Me;
  /** The furthest step that was gone on to on this device; as the data say, where it is left out. */
  step?: number;
  /** Whether the welcome dialog has been seen on this device. */
  isGreeted?: boolean;
};

/** Answers of a server that says no, cannot, or has something else to tell. */
export const answer = {
  json:
    (json: unknown, status = 200) =>
    (call: Call) =>
      call.reply({ status, json }),
  refusal:
    (status: number, message: string, more: Record<string, unknown> = {}) =>
    (call: Call) =>
      call.reply({ status, json: { message, request_id: 'gallery', ...more } }),
  nothing: (call: Call) => call.reply({ status: 204 }),
  /** Still on its way. */
  never: async () => undefined,
  /** The connection breaks. */
  broken: (call: Call) => call.breakOff('ConnectionReset'),
  ofTheServer: (call: Call) => call.goThrough(),
  /** What the server says, changed on its way. */
  changed:
    <T>(change: (said: T) => T) =>
    async (call: Call) =>
      call.reply({ json: change((await (await call.ask()).json()) as T) }),
};

/** Presses the first button with these words, or follows the first link. */
export async function press(page: Page, name: string): Promise<void> {
  const exactly = { name, exact: true };
  await page.getByRole('button', exactly).or(page.getByRole('link', exactly)).first().click();
}

/** Closes what a refusal opened; its words then stand on the screen. */
export async function closeAlert({ page, words }: Visit): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await alert.getByRole('button', { name: words.shared.kit.close, exact: true }).first().click();
  await alert.waitFor({ state: 'detached' });
}

/** A photograph is not needed to pick one: the first bytes say what it is. */
export function aFile(name: string, kind: 'png' | 'text' = 'png') {
  const bytes = kind === 'png' ? PNG_BYTES : Buffer.from('Liebe Grüße');
  return { name, mimeType: kind === 'png' ? 'image/png' : 'text/plain', buffer: bytes };
}

const PNG_BYTES = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(240_000)]);
