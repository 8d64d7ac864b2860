import { expect, test } from 'vitest';
import { routes } from '../../topics.ts';
import { answerSchema } from './answers.ts';

const withJson = routes.map(({ call }) => call).filter(({ answer }) => typeof answer !== 'string');

test.each(withJson.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s has a serialisable answer schema',
  (_name, call) => {
    expect(Object.keys(answerSchema(call))).toContain('type');
  },
);
