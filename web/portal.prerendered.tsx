import { renderToString } from 'react-dom/server';
import { languages } from '../domain/shared/language.ts';
import { AppRoutes } from './me/AppRoutes.tsx';
import { type Runtime, setRuntime } from './platform/start/runtime.ts';
import { loadTexts } from './platform/words.ts';
import { publicRoutes } from './publicRoutes.ts';
import type { RouterLocation } from './ui/router/navigation.ts';
import { findFirstRoute } from './ui/router/Router.tsx';

/** The pages that new visitors open first. */
const PLACES = ['/', '/?view=form', '/register', '/forgot-password'];

/** The HTML of a page's root element, by language and path. */
export type DrawnPages = Record<string, Record<string, string>>;

/** Prerenders the pages before the log-in as the browser would render them; the server inserts them into the page. */
export async function drawPages(runtime: Runtime): Promise<DrawnPages> {
  setRuntime(runtime);
  const pages: DrawnPages = {};
  for (const language of languages) {
    await loadTexts(language);
    pages[language] = Object.fromEntries(await Promise.all(PLACES.map(async (at) => [at, await draw(at)] as const)));
  }
  return pages;
}

async function draw(address: string): Promise<string> {
  const firstRoute = await findFirstRoute([publicRoutes], locationOf(address));
  if (!firstRoute) throw new Error(`there is no screen at ${address}`);
  return renderToString(<AppRoutes routeTables={[publicRoutes]} firstRoute={firstRoute} />);
}

function locationOf(address: string): RouterLocation {
  const { pathname, search } = new URL(address, 'http://portal');
  return { pathname, search, hash: '', state: null, key: 'prerendered' };
}
