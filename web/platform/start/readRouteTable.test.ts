import { expect, it } from 'vitest';
import { readRouteTable } from './readRouteTable.ts';

it('finds the modules of screens and frame, however the lines are written', () => {
  const table = `
    const words = { de: async () => (await import('../texts/inside.de.ts')).insideDe };
    export const routes: RouteTable = {
      frame: async () => {
        const [{ Frame }] = await Promise.all([import('./portal/frame/Frame.tsx'), loadMoreWords(words)]);
        return Frame;
      },
      screens: {
        '/': async () => Welcome,
        '/news': async () => (await import('./portal/news/News.tsx')).News,
        "/family/:id": async () => {
          const { Family } = await import(
            './portal/family/Family.tsx'
          );
          return Family;
        },
      },
    };`;

  expect(readRouteTable(table)).toEqual({
    screens: new Map([
      ['/news', ['./portal/news/News.tsx']],
      ['/family/:id', ['./portal/family/Family.tsx']],
    ]),
    others: ['../texts/inside.de.ts', './portal/frame/Frame.tsx'],
  });
});

it('a table that cannot be read is an error', () => {
  expect(() => readRouteTable("const routes = { '/news': ")).toThrow('cannot be read');
});
