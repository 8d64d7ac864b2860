import type { Page } from 'playwright-core';
import type { Me } from '../../domain/me/me.contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { Words } from '../words.ts';
import type { Call } from './call.ts';

/** The demo's people by the part of their e-mail before the @ (D49); `nobody` is not logged in. */
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

/** A person on a screen whose texts are `words`. */
export type Visit = { page: Page; words: Words; language: Language };

/** Answers in place of the server: `'GET /api/v1/me/drafts'`; the path is a prefix. */
export type Answers = Record<string, (call: Call) => Promise<unknown>>;

/** One appearance of a screen. States change no stored data, so they can run in any order and concurrently. */
export type ScreenState = {
  /** Also the file name: first the screen, then what is special. */
  name: string;
  who: Person | 'nobody';
  /** The interface; the portal unless stated. */
  base?: '/office-ui';
  /** The path below the interface's base URL (`/member-ui`). */
  path: string;
  /** The person whose household id ends the path. */
  of?: Person;
  /** What follows the id in the path: a part of the household's page, or the list it was opened from. */
  part?: `/${string}` | `?${string}`;
  /** The path at the end, if the visitor is known to be there; any number stands for one that the server gives. */
  endsAt?: string;
  /** What the visitor does to reach the state. */
  prepare?: (visit: Visit) => Promise<unknown>;
  /** A form was refused: the page's title starts with an error hint. */
  isRefused?: true;
  /** A dialog is open. */
  hasDialog?: true;
  answers?: Answers;
  changesMe?: (me: Me) => Me;
  /** The furthest step reached on this device; by default what the data say. */
  step?: number;
  /** Whether this device has shown the welcome dialog. */
  isGreeted?: boolean;
};

/** Answers of a server that refuses, fails, or has something else to say. */
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
  /** Never answers. */
  never: async () => undefined,
  /** The connection breaks. */
  broken: (call: Call) => call.abort('ConnectionReset'),
  ofTheServer: (call: Call) => call.passOn(),
  /** The server's answer, changed on its way. */
  changed:
    <T>(change: (said: T) => T) =>
    async (call: Call) =>
      call.reply({ json: change((await (await call.ask()).json()) as T) }),
};

/** Presses the first button, or follows the first link, with these words. */
export async function press(page: Page, name: string): Promise<void> {
  const exactly = { name, exact: true };
  await page.getByRole('button', exactly).or(page.getByRole('link', exactly)).first().click();
}

/** Closes the alert of a refusal; its words then remain on the screen. */
export async function closeAlert({ page, words }: Visit): Promise<void> {
  const alert = page.getByRole('alertdialog');
  await alert.getByRole('button', { name: words.shared.kit.close, exact: true }).first().click();
  await alert.waitFor({ state: 'detached' });
}

/** A file for a file chooser; the first bytes are enough, no real photo is needed. */
export function aFile(name: string, kind: 'png' | 'text' = 'png') {
  const bytes = kind === 'png' ? PNG_BYTES : Buffer.from('Liebe Grüße');
  return { name, mimeType: kind === 'png' ? 'image/png' : 'text/plain', buffer: bytes };
}

const PNG_BYTES = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(240_000)]);
