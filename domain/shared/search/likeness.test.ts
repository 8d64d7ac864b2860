import { expect, it } from 'vitest';
import { likenessOf } from './likeness.ts';

it.each([
  ['huseyin arslan', ['arslan', 'huseyin'], 'whole'],
  ['huseyin arslan', ['hus', 'arslan'], 'beginning'],
  ['huseyin arslan', ['seyin'], 'part'],
  ['huseyin arslan', ['arlsan', 'huseyn'], 'typo'],
  ['gul-su oz', ['gul', 'su'], 'whole'],
  ['ali kara', ['ala'], undefined],
  ['huseyin arslan', ['arslan', 'mehmet'], undefined],
  ['favoritenstrasse 12/3 1100 wien', ['1100', 'favoritenstr'], 'beginning'],
])('%s, searched by %s: %s', (text, words, likeness) => {
  expect(likenessOf(text, words)).toBe(likeness);
});
