import { multipart } from '../client.ts';
import { aClerk } from '../officeBuilders.ts';
import type { TestServer } from '../testServer.ts';

type Client = TestServer extends { client: () => infer C } ? C : never;

/** Uploads a file of a former list. */
export function sendList(client: Client, bytes: Buffer | string, name = 'Liste.csv') {
  const form = multipart({}, { name, type: 'text/csv', bytes: Buffer.from(bytes as string) });
  return client.send('POST', '/api/v1/office/imported-files', form.body, form.headers);
}

/** A list that the board has uploaded, with a household of this name. */
export async function anImportedFile(server: TestServer, lastName: string): Promise<number> {
  const { client } = await aClerk(server, 'board');
  const { body } = await sendList(client, `Mitgliedsnummer;Vorname;Nachname\n7;Ali;${lastName}\n`);
  return (body as { id: number }).id;
}
