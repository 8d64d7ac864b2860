import { normalizePath, type Plugin } from 'vite';

const MARK = '?calls';
const CONTRACT = /\.contract\.ts$/;
/** Modules of schemas; they are themselves imported when a form is checked. */
const SCHEMAS = /Schemas\.ts$/;

/**
 * To make a call, a screen needs of its contract only address and kind of answer. The build therefore reduces a contract that
 * is imported at the head of a module to that: the schemas, and zod with them, are fetched by `await import(…)` with the
 * first form that uses them. TypeScript, tests and the development server see the whole contract.
 */
export function contractCalls(web: string): Plugin {
  const root = normalizePath(`${web}/`);
  return {
    name: 'contract-calls',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, { kind }) {
      if (kind !== 'import-statement' || !CONTRACT.test(source)) return null;
      if (!importer?.startsWith(root) || SCHEMAS.test(importer)) return null;
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

type AnyCall = {
  method: string;
  path: string;
  answer: unknown;
  access: string;
  records?: unknown;
  decidesAbout?: unknown;
};

/** The calls of the contracts, and constants; schemas are left out. */
function callsOf(module: Record<string, unknown>): string {
  const lines = Object.entries(module).flatMap(([name, exported]) => {
    if (name.endsWith('Contract')) return [`export const ${name} = ${JSON.stringify(onlyCalls(exported))};`];
    return isConstant(exported) ? [`export const ${name} = ${JSON.stringify(exported)};`] : [];
  });
  return lines.join('\n');
}

function isConstant(exported: unknown): boolean {
  return Array.isArray(exported) ? exported.every(isConstant) : ['string', 'number'].includes(typeof exported);
}

function onlyCalls(calls: unknown): Record<string, unknown> {
  const entries = Object.entries(calls as Record<string, AnyCall>);
  return Object.fromEntries(
    entries.map(([name, { method, path, answer, access, records, decidesAbout }]) => [
      name,
      {
        method,
        path,
        answer: typeof answer === 'string' ? answer : 'value',
        // the office's keys and decisions depend on these
        ...(access === 'office' ? { access, records, decidesAbout } : {}),
      },
    ]),
  );
}
