import { deathPages } from '../../domain/shared/deathPages.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { TestServer } from './testServer.ts';

/** The form of the public page about a death, as a browser sends it. */
export type Sent = {
  path: string;
  fields: Record<string, string>;
  address?: string;
  headers?: Record<string, string>;
};

let networks = 0;

export async function openPage({ app }: TestServer, url: string) {
  const { statusCode, body, headers } = await app.inject({ url });
  return { status: statusCode, text: body, headers };
}

/** Sends a form that was opened a minute ago, from its own network address. */
export async function aMessage(
  server: TestServer,
  language: Language,
  typed: Record<string, string> = {},
): Promise<Sent> {
  const path = deathPages[language];
  const { text } = await openPage(server, path);
  server.clock.moveMinutes(1);
  networks += 1;
  return {
    path,
    fields: {
      form: fieldIn(text, 'form'),
      asked: '',
      homepage: '',
      died: '',
      language,
      name: 'Ayşe Yılmaz',
      phone: '+436641234567',
      place: 'Wien',
      ...typed,
    },
    address: `198.51.100.${networks}`,
  };
}

export async function sendMessage({ app }: TestServer, { path, fields, address, headers = {} }: Sent) {
  const answer = await app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(address ? { remoteAddress: address } : {}),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

/** The value of a field in the page, unescaped. */
export function fieldIn(text: string, name: string): string {
  const input = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(text)?.[0] ?? '';
  const value = / value="([^"]*)"/.exec(input)?.[1] ?? '';
  return value
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
