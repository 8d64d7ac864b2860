import { expect, it } from 'vitest';
import { deathPages, familyPages, guestPages } from '../../../domain/shared/deathPages.ts';
import { languages } from '../../../domain/shared/language.ts';
import { testServer } from '../../testing/testServer.ts';

const server = testServer();

const pages = [deathPages, familyPages, guestPages].flatMap((page) =>
  languages.map((language) => ({ path: page[language], language })),
);

it.each(pages)('$path is found however its letters are typed', async ({ path, language }) => {
  const capitals = path.replaceAll(/\/(.)/gu, (start) => start.toUpperCase());
  const typed = [path.toUpperCase(), path.toLocaleUpperCase(language), capitals, capitals.slice(0, 2) + path.slice(2)];

  for (const address of typed) {
    const { statusCode, headers } = await server.app.inject({ url: `${encodeURI(address)}?link=abc` });
    expect([statusCode, headers.location]).toEqual([301, `${path}?link=abc`]);
  }
});
