import type { Plugin } from 'vite';

const MARK = '?calls';
const TOPIC_API = /Api\.ts$/;
const CONTRACT = /\.contract\.ts$/;

/**
 * A topic's `…Api.ts` needs from a contract only the URL of each call and whether it has an answer. The build reduces
 * the contract to that: the schemas, and zod with them, are fetched with the first form that uses them. TypeScript sees
 * the whole contract.
 */
export function contractCalls(): Plugin {
  return {
    name: 'contract-calls',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !TOPIC_API.test(importer) || !CONTRACT.test(source)) return null;
      const contract = await this.resolve(source, importer, { skipSelf: true });
      return contract && `${contract.id}${MARK}`;
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null;
      const path = id.slice(0, -MARK.length);
      this.addWatchFile(path);
      return callsOf(await import(/* @vite-ignore */ `file://${path}`));
    },
  };
}

type AnyCall = { method: string; path: string; answer: unknown };

function callsOf(module: Record<string, unknown>): string {
  const contracts = Object.entries(module).filter(([name]) => name.endsWith('Contract'));
  const lines = contracts.map(([name, calls]) => `export const ${name} = ${JSON.stringify(onlyCalls(calls))};`);
  return lines.join('\n');
}

function onlyCalls(calls: unknown): Record<string, AnyCall> {
  const entries = Object.entries(calls as Record<string, AnyCall>);
  return Object.fromEntries(
    entries.map(([name, { method, path, answer }]) => [
      name,
      { method, path, answer: typeof answer === 'string' ? answer : 'value' },
    ]),
  );
}
