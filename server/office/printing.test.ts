import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHousehold } from '../testing/builders.ts';
import { aChangeRequest, aDocument } from '../testing/memberBuilders.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';
import { runCommandLine } from './commandLine.ts';
import { tableLines } from './printing.ts';

describe('a table', () => {
  it('indents the further lines of its last column', () => {
    const lines = tableLines(
      ['Nr.', 'Warum'],
      [
        [7, 'Erstens\nzweitens\r\nNr.  Wer'],
        [8, 'kurz'],
      ],
    );

    expect(lines).toEqual(['Nr.  Warum', '──────────', '7    Erstens', '     zweitens', '     Nr.  Wer', '8    kurz']);
  });

  it('shows line ends before the last column, and controls anywhere, as signs', () => {
    const [, , ...rows] = tableLines(['Wo', 'Was'], [['Wien\nLinz', 'a\u009b2Jb\u202ec']]);

    expect(rows).toEqual(['Wien ↵ Linz  a<U+009B>2Jb<U+202E>c']);
  });
});

describe('what members wrote before such characters were refused', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  async function office(...typed: string[]): Promise<string[]> {
    const { lines } = await runCommandLine(typed, (work) => work(server.ground));
    return lines.join('\n').split('\n');
  }

  it('forges no line of a table', async () => {
    const household = await aHousehold(server, { status: 'active' });
    const explanation = server.ground.vault.seal('Im Pass steht es anders.\nEntscheidung   erfüllt\u001b[2K\u009b1A');
    const id = await aChangeRequest(server, household);
    await server.ground.db.updateTable('change_requests').set({ explanation }).where('id', '=', id).execute();

    const lines = await office('show-request', String(id));

    expect(lines.filter((line) => line.startsWith('Entscheidung'))).toHaveLength(1);
    expect(lines.join('')).toMatch(/ {3}Entscheidung {3}erfüllt<U\+001B>\[2K<U\+009B>1A/);
  });

  it('forges no line of a sentence', async () => {
    const { main_member_id } = await aHousehold(server);
    const name = 'Pass.pdf\r\nBestätigt: Meldezettel.pdf';
    const paper = await aDocument(server, main_member_id, { name });

    expect(await office('verify', String(paper))).toEqual(['Bestätigt: Pass.pdf ↵ Bestätigt: Meldezettel.pdf']);
  });
});
