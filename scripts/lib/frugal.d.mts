export const FRUGAL_FLAGS: readonly string[];
export const FRUGAL_ENVIRONMENT: Readonly<Record<string, string>>;
