import { describe, expect, it, test } from 'vitest';
import { openSandbox } from '../../platform/process/sandbox.ts';
import { aZip } from '../../testing/documents/aZip.ts';
import { aRawWorkbook, aWorkbook, HEADS, readFile } from '../../testing/movingIn/sheetBuilders.ts';
import { sandboxInside } from '../../testing/processes/sandboxInside.ts';
import { sheetReaderProgram } from './sheetReader.ts';

const ALI = [7, 'Ali', 'Kaya', new Date('1960-05-12T00:00:00Z'), 'Wels'];
const inside = (bytes: Buffer) => readFile(sandboxInside, bytes);
const told = async (bytes: Buffer) => {
  const { households, problems } = await inside(bytes);
  return {
    people: households.flatMap(({ key, people }) =>
      people.map((person) => [key, person.first_name, person.last_name, person.date_of_birth]),
    ),
    problems,
  };
};
const OF_ALI = { people: [['7', 'Ali', 'Kaya', '1960-05-12']], problems: [] };

describe('a workbook', () => {
  it('is read in another process, with all its sheets', async () => {
    const bytes = await aWorkbook({
      Wels: [HEADS, ALI],
      Notizen: [['nur ein Text']],
      Linz: [HEADS, [8, 'Can', 'Demir', null, 'Linz']],
    });

    const { sheets, households, problems, rows } = await readFile(openSandbox(sheetReaderProgram), bytes);

    expect(problems).toEqual([]);
    expect(rows).toBe(2);
    expect(sheets.map(({ sheet, name, head_row }) => [sheet, name, head_row])).toEqual([
      [1, 'Wels', 1],
      [3, 'Linz', 1],
    ]);
    expect(households).toMatchObject([
      {
        key: '7',
        addresses: [{ city: 'Wels' }],
        people: [{ date_of_birth: '1960-05-12', place: { sheet: 1, row: 2 } }],
      },
      { key: '8', people: [{ first_name: 'Can', date_of_birth: null, place: { sheet: 3, row: 2 } }] },
    ]);
  });

  it('may have its heads further down, and blank rows', async () => {
    const bytes = await aWorkbook({ Liste: [['Mitgliederliste 2026'], [], ['Stand', '31.12.'], HEADS, [], ALI] });

    expect(await told(bytes)).toEqual(OF_ALI);
  });

  it('may count its days from 1904 on', async () => {
    expect(await told(await aWorkbook({ Liste: [HEADS, ALI] }, { is1904: true }))).toEqual(OF_ALI);
    expect(
      await told(await aWorkbook({ Liste: [HEADS, [7, 'Ali', 'Kaya', 20_586, 'Wels']] }, { is1904: true })),
    ).toEqual(OF_ALI);
  });

  it('has examples of its cells, of which identity numbers are never whole', async () => {
    const heads = [...HEADS, 'SV-Nr', 'IBAN', 'PLZ'];
    const bytes = await aWorkbook({ L: [heads, [...ALI, 1237010180, 'AT61 1904 3002 3457 3201', '4600']] });

    const { sheets } = await inside(bytes);

    expect(sheets[0]?.columns.map(({ samples }) => samples.join())).toEqual([
      ...['7', 'Ali', 'Kaya', '1960-05-12', 'Wels', '•••••••180', 'AT•• •••• •••• •••• •201', '4600'],
    ]);
  });

  it('gives the result of a formula, and refuses one with an error by its place', async () => {
    const bytes = aRawWorkbook(`
      <row r="1">${HEADS.map((head) => `<c t="str"><v>${head}</v></c>`).join('')}</row>
      <row r="2"><c r="A2"><f>3+4</f><v>7</v></c><c r="B2" t="str"><f>"A"</f><v>Ali</v></c><c r="C2" t="str"><v>Kaya</v></c>
        <c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="E2" t="str"><v>Wels</v></c></row>`);

    expect(await told(bytes)).toEqual({ people: [['7', 'Ali', 'Kaya', null]], problems: ['1/2/4 cell_is_error'] });
  });

  it('has the value of merged cells in the first of them only', async () => {
    const bytes = aRawWorkbook(
      `<row r="1">${HEADS.map((head) => `<c t="str"><v>${head}</v></c>`).join('')}</row>
      <row r="2"><c r="A2"><v>7</v></c><c r="B2" t="str"><v>Ali</v></c></row>
      <row r="3"><c r="B3" t="str"><v>Ayşe</v></c></row>`,
      '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
    );

    expect(await told(bytes)).toEqual({ people: [['7', 'Ali', null, null]], problems: ['1/3/- row_without_key'] });
  });

  it('may have a head of two lines, whose groups are merged over their columns', async () => {
    const cell = (place: string, text: string) => `<c r="${place}" t="str"><v>${text}</v></c>`;
    const heads = ['Mitgliedsnummer', 'Vorname', 'Nachname', 'Vorname', 'Geburtsdatum', 'Telefon'];
    const line = (row: number, texts: readonly string[]) =>
      `<row r="${row}">${texts.map((text, index) => cell(`${'ABCDEF'[index]}${row}`, text)).join('')}</row>`;
    const bytes = aRawWorkbook(
      `<row r="1">${cell('A1', 'Mitglieder')}</row><row r="2">${cell('A2', 'Hauptmitglied')}${cell('D2', 'Ehefrau')}</row>
      ${line(3, heads)}${line(4, ['7', 'Ali', 'Kaya', 'Ayşe', '12.05.1960', '0660 1234567'])}${line(5, heads)}`,
      '<mergeCells count="3"><mergeCell ref="A1:F1"/><mergeCell ref="A2:C2"/><mergeCell ref="D2:E2"/></mergeCells>',
    );

    const { sheets, households, problems } = await inside(bytes);

    expect(sheets[0]?.columns.map(({ header }) => header)).toEqual([
      ...['Mitgliedsnummer', 'Vorname', 'Nachname', 'Ehefrau Vorname', 'Ehefrau Geburtsdatum', 'Telefon'],
    ]);
    expect(problems).toEqual(['1/5/- header_repeated']);
    expect(households).toMatchObject([
      {
        key: '7',
        people: [
          { first_name: 'Ali', date_of_birth: null, phones: [{ phone_number: expect.stringContaining('660') }] },
          { first_name: 'Ayşe', date_of_birth: '1960-05-12', phones: [] },
        ],
      },
    ]);
  });

  it('does not grow with empty rows', async () => {
    const rows = Array.from({ length: 200_000 }, (_, index) => `<row r="${index + 2}"/>`).join('');
    const head = `<row r="1">${HEADS.map((text) => `<c t="str"><v>${text}</v></c>`).join('')}</row>`;
    const last = '<row r="900000"><c r="A900000"><v>7</v></c><c r="B900000" t="str"><v>Ali</v></c></row>';

    const { rows: count, households } = await inside(aRawWorkbook(head + rows + last));

    expect(count).toBe(1);
    expect(households).toMatchObject([{ people: [{ place: { row: 900_000 } }] }]);
  });
});

describe('a CSV file', () => {
  const TEXT = 'Üye No;Adı;Soyadı;Doğum Tarihi;Şehir\r\n7;Işıl;Çağlı;12.05.1960;Wels, OÖ\r\n';
  const OF_ISIL = { people: [['7', 'Işıl', 'Çağlı', '1960-05-12']], problems: [] };

  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
    ['UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
    ['Windows for Türkiye', turkishBytes(TEXT)],
    ['tabs', Buffer.from(TEXT.replaceAll(';', '\t'))],
    ['bars', Buffer.from(TEXT.replaceAll(';', '|'))],
    ['commas', Buffer.from(TEXT.replace(', OÖ', '').replaceAll(';', ','))],
    ['a stated separator', Buffer.from(`sep=;\n${TEXT}`)],
    ['line feeds', Buffer.from(TEXT.replaceAll('\r\n', '\n'))],
  ])('is read in %s', async (_way, bytes) => {
    expect(await told(bytes)).toEqual(OF_ISIL);
  });

  it('of Western Europe keeps its letters', async () => {
    const bytes = Buffer.from('Mitgliedsnummer;Vorname;Nachname\n7;J\xfcrgen;\x8ei\x9ea\n', 'latin1');

    expect((await told(bytes)).people).toEqual([['7', 'Jürgen', 'Žiža', null]]);
  });

  it('may have line ends and quotation marks in its cells', async () => {
    const bytes = Buffer.from(
      'Mitgliedsnummer;Vorname;Nachname;Bemerkung\n7;Ali;Kaya;"zahlt ""bar""\nim Büro"\n8;Can;Demir;\n',
    );

    const { households } = await inside(bytes);

    expect(households.map(({ key, note }) => [key, note])).toEqual([
      ['7', 'zahlt "bar" im Büro'],
      ['8', null],
    ]);
  });

  it('is refused where a quotation mark is missing, with its row', async () => {
    await expect(
      inside(Buffer.from('Mitgliedsnummer;Vorname;Nachname\n7;Ali;Kaya\n8;"Can;Demir\n')),
    ).rejects.toMatchObject({
      key: 'import_csv_not_readable',
      params: { row: 3 },
    });
  });
});

describe('a file is refused', () => {
  const HEAD = `${HEADS.join(';')}\n`;

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['import_wrong_kind', () => Buffer.from('%PDF-1.7\n\0\0\x01')],
    ['import_is_xls', () => Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
    [
      'import_is_locked',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['import_has_macros', () => aZip({ 'xl/workbook.xml': '<workbook/>', 'xl/vbaProject.bin': 'x' })],
    ['import_not_readable', () => aZip({ 'word/document.xml': '<x/>' })],
    ['import_not_readable', () => Buffer.from('PK\x03\x04 and nothing more')],
    ['import_not_readable', async () => (await aWorkbook({ L: [HEADS, ALI] })).subarray(0, 900)],
    ['import_empty', () => Buffer.from('')],
    ['import_empty', () => aWorkbook({ L: [] })],
    ['import_too_many_rows', () => Buffer.from(HEAD + '7;Ali;Kaya\n'.repeat(50_000))],
    ['import_too_many_columns', () => Buffer.from(`${HEAD}7${';x'.repeat(100)}\n`)],
    [
      'import_unpacks_too_large',
      () => aZip({ 'xl/workbook.xml': '<workbook/>', 'xl/worksheets/sheet1.xml': Buffer.alloc(260 * 1024 * 1024) }),
    ],
  ])('with %s', async (key, bytes) => {
    await expect(Promise.resolve(bytes()).then(inside)).rejects.toMatchObject({ key });
  });
});

// proves: promise.6
test('a file that would fill the memory is refused, and the next one is read', async () => {
  const sandbox = openSandbox(sheetReaderProgram);
  const strings = `<sst>${`<si><t>${'x'.repeat(1_000)}</t></si>`.repeat(150_000)}</sst>`;
  const bomb = aRawWorkbook('<row><c t="s"><v>0</v></c></row>', '', strings);

  await expect(readFile(sandbox, bomb)).rejects.toMatchObject({ key: 'import_unpacks_too_large' });
  expect((await readFile(sandbox, await aWorkbook({ L: [HEADS, ALI] }))).rows).toBe(1);
});

/** The bytes of a text in the encoding of Windows for Türkiye. */
function turkishBytes(text: string): Buffer {
  const own: Record<string, number> = { Ğ: 0xd0, İ: 0xdd, Ş: 0xde, ğ: 0xf0, ı: 0xfd, ş: 0xfe };
  return Buffer.from([...text].map((letter) => own[letter] ?? letter.charCodeAt(0)));
}
