import { parseSync, Visitor } from 'vite';

/**
 * What a route table imports when it is needed: the modules of each screen, by the URL in whose entry they stand, and all
 * other modules, for example that of the frame.
 */
export function readRouteTable(source: string): { screens: Map<string, string[]>; others: string[] } {
  const { program, errors } = parseSync('routes.ts', source);
  if (errors.length > 0) throw new Error(`The route table cannot be read: ${errors[0]?.message}`);
  const screens = new Map<string, string[]>();
  const others: string[] = [];
  let address: string | undefined;
  new Visitor({
    Property({ key }) {
      if (key.type === 'Literal' && typeof key.value === 'string' && key.value.startsWith('/')) address = key.value;
    },
    'Property:exit'({ key }) {
      if (key.type === 'Literal' && key.value === address) address = undefined;
    },
    ImportExpression({ source: module }) {
      if (module.type !== 'Literal' || typeof module.value !== 'string') return;
      if (address === undefined) others.push(module.value);
      else screens.set(address, [...(screens.get(address) ?? []), module.value]);
    },
  }).visit(program);
  return { screens, others };
}
