import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProductProcess, type ProductProcess } from '../../testing/processes/productProcess.ts';

const PAGE = { accept: 'text/html,application/xhtml+xml' };

let product: ProductProcess;
beforeAll(async () => {
  product = await aProductProcess();
});
afterAll(() => product.remove());

test('npm run dev starts, serves both interfaces from their sources, and ends with Ctrl-C, without a line of error', async () => {
  product.launch('scripts/dev.mjs');
  await product.untilHealthy();

  for (const [page, module] of [
    ['/member-ui/', '/member-ui/portal.tsx'],
    ['/member-ui/register', '/member-ui/ui/theme.css'],
    ['/office-ui/', '/office-ui/office.tsx'],
    ['/office-ui/', '/office-ui/@vite/client'],
  ] as const) {
    const sent = await fetch(`${product.origin}${page}`, { headers: PAGE });
    expect([page, sent.status, await sent.text()]).toEqual([page, 200, expect.stringContaining('@vite/client')]);
    const source = await fetch(`${product.origin}${module}`);
    expect([module, source.status, source.headers.get('content-type')]).toEqual([module, 200, 'text/javascript']);
  }
  expect(await (await fetch(`${product.origin}/office-ui/config.json`)).json()).toHaveProperty('association');
  expect((await fetch(`${product.origin}/member-ui/nothing.ts`)).status).toBe(404);
  expect((await fetch(`${product.origin}/`, { redirect: 'manual' })).headers.get('location')).toBe('/member-ui/');

  product.tell('SIGINT');
  await product.untilEnded();

  expect(product.hasDatabase()).toBe(false);
  await expect(fetch(`${product.origin}/health`)).rejects.toThrow();
  expect(product.output()).not.toMatch(/error|warn|\n\s+at /i);
});
