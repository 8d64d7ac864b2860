import type { Association } from '../../../domain/shared/association.ts';

/** What the server says at start: where calls go, and who the association is (D47). */
export type Runtime = {
  api_base_url: string;
  build: string;
  demo: boolean;
  association: Association;
};

let loaded: Runtime | undefined;

/** Fetched once, before the first screen. */
export async function loadRuntime(): Promise<void> {
  // asked for in the page's head already, by the same address
  const response = await fetch(`${import.meta.env.BASE_URL}config.json`);
  if (!response.ok) throw new Error(`config.json: ${response.status}`);
  takeRuntime((await response.json()) as Runtime);
}

/** The setting as the server hands it over where pages are drawn ahead. */
export function takeRuntime(setting: Runtime): void {
  loaded = setting;
}

export function runtime(): Runtime {
  if (!loaded) throw new Error('the runtime setting is not loaded yet');
  return loaded;
}
