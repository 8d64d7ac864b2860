import type { Association } from '../../../domain/shared/association.ts';

/** What the server sends at start: the URL for calls, and the association's profile (D47). */
export type Runtime = {
  api_base_url: string;
  build: string;
  demo: boolean;
  association: Association;
};

let loaded: Runtime | undefined;

/** Loads it once, before the first screen. */
export async function loadRuntime(): Promise<void> {
  // the same URL is already preloaded in the page's head
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`);
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  setRuntime((await response.json()) as Runtime);
}

/** Takes the settings directly when pages are prerendered. */
export function setRuntime(setting: Runtime): void {
  loaded = setting;
}

export function runtime(): Runtime {
  if (!loaded) throw new Error('the runtime setting is not loaded yet');
  return loaded;
}
