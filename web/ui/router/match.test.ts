import { expect, it } from 'vitest';
import { match } from './match.ts';

const patterns = ['/', '/sub-member', '/sub-member/add', '/sub-member/:id'] as const;

it.each([
  ['/', '/', {}],
  ['', '/', {}],
  ['/sub-member/', '/sub-member', {}],
  ['/Sub-Member', '/sub-member', {}],
  ['/sub-member/add', '/sub-member/add', {}],
  ['/sub-member/12', '/sub-member/:id', { id: '12' }],
  ['/sub-member/%C5%9F', '/sub-member/:id', { id: 'ş' }],
  ['/sub-member/%', '/sub-member/:id', { id: '%' }],
])('%s opens %s', (pathname, pattern, params) => {
  expect(match(patterns, pathname)).toEqual({ pattern, params });
});

it.each(['/nowhere', '/sub-member/12/more'])('%s matches no screen', (pathname) => {
  expect(match(patterns, pathname)).toBeUndefined();
});
