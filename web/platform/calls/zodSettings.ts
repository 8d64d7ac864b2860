declare global {
  // zod's own settings, which its copies share under this name
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Tells zod not to compile code from text, because our Content-Security-Policy forbids it. Set without importing zod,
 * because the log-in page does not load it.
 */
export function disableZodCodeGeneration(): void {
  globalThis.__zod_globalConfig ??= {};
  globalThis.__zod_globalConfig.jitless = true;
}
