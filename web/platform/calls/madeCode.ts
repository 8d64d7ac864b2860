declare global {
  // zod's own settings, which it shares between its copies under this name
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * The policy of our pages forbids making code of text, and zod would try. Said without importing zod, because the
 * log-in does without it.
 */
export function forbidMadeCode(): void {
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}
