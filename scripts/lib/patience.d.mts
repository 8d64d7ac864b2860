export function patience(ms: number): number;
