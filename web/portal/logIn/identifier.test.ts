import { expect, it } from 'vitest';
import { tidyIdentifier } from './identifier.ts';

it.each([
  ['  IPEK@Example.AT ', 'ipek@example.at'],
  ['100 001 2', '1000012'],
  [' 1000012', '1000012'],
  ['\u202a1000012\u202c', '1000012'],
  ['\u200bipek@example.at', 'ipek@example.at'],
])('"%s" is sent as "%s"', (typed, sent) => {
  expect(tidyIdentifier(typed)).toBe(sent);
});
