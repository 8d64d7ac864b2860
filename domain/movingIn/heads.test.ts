import { describe, expect, it } from 'vitest';
import { proposeColumns } from './columns.ts';
import { findHead, type HeadLine, isTwoLines, joinedHeaders, type MergedColumns } from './heads.ts';

/** Lines of cells divided by `|`; those that begin with `#` hold a number, as rows of people do. */
function linesOf(text: readonly string[]): HeadLine[] {
  return text.map((line, index) => ({
    number: index + 1,
    cells: line
      .replace(/^#/, '')
      .split('|')
      .map((cell) => cell.trim()),
    hasOnlyTexts: !line.startsWith('#'),
  }));
}

/** What is proposed for each column, by a head that is found in these lines. */
function proposedOf(text: readonly string[], merged: readonly MergedColumns[] = []): string {
  const found = findHead(linesOf(text));
  if (!found) return 'no head';
  const headers = isTwoLines(found) ? joinedHeaders(found, merged) : found.cells;
  return proposeColumns(headers)
    .map((meaning) => (meaning ? `${meaning.field}${meaning.of === 'row' ? '' : `/${meaning.of}`}` : '-'))
    .join(' ');
}

const FAMILY = 'Nr|Vorname|Nachname|geb.|Telefon|Vorname|geb.|Telefon|Vorname|geb.|Bemerkung';
const GROUPS = '|Hauptmitglied||||Ehefrau|||Kind 1||';

describe('a head of two lines', () => {
  it('has groups above it, which are merged over their columns', () => {
    const merged = [
      { from: 1, to: 4 },
      { from: 5, to: 7 },
      { from: 8, to: 9 },
    ];
    const right =
      '- first_name last_name date_of_birth phone first_name/wife date_of_birth/wife phone/wife first_name/child_1 date_of_birth/child_1 note';

    expect(proposedOf([GROUPS, FAMILY, '#1|Ali|Kaya'], merged)).toBe(right);
    expect(proposedOf(['Mitgliederliste 2026', GROUPS, FAMILY, '#1|Ali|Kaya'], merged)).toBe(right);
  });

  it('leaves to a person where nothing is merged and a column may be about somebody else', () => {
    expect(proposedOf([GROUPS, FAMILY])).toBe(
      '- first_name last_name date_of_birth phone first_name/wife date_of_birth/wife - first_name/child_1 date_of_birth/child_1 -',
    );
  });

  it('never takes what stands under another contact or payer for the member’s', () => {
    const merged = [
      { from: 0, to: 2 },
      { from: 3, to: 4 },
      { from: 5, to: 6 },
    ];

    expect(
      proposedOf(['Mitglied|||Notfallkontakt||Zahler|', 'Üye No|Vorname|Nachname|Name|Telefon|Name|IBAN'], merged),
    ).toBe('old_number first_name last_name - - - -');
  });

  it('may name the place in the group', () => {
    const merged = [
      { from: 3, to: 4 },
      { from: 5, to: 6 },
    ];

    expect(proposedOf(['Mitglied|||Adresse||Türkei|', 'Nr|Vorname|Nachname|PLZ|Ort|PLZ|Ort'], merged)).toBe(
      'old_number first_name last_name postal_code city foreign_postal_code foreign_city',
    );
  });

  it('may have the second half of its words, or the parts of a group, below', () => {
    expect(proposedOf(['Mitglieds-|Vorname|Nachname|Geburts-|Ort', 'nummer|||datum|', '#7|Ali|Kaya'])).toBe(
      'old_number first_name last_name date_of_birth city',
    );
    expect(proposedOf(['Mitgl.-|Vor-|Nach-|Geb.-', 'Nr.|name|name|Datum', '#7|Ali|Kaya'])).toBe(
      'old_number first_name last_name date_of_birth',
    );
    expect(proposedOf(['Üye No|Adı|Soyadı|Doğum Tarihi|Eşi|', '||||Adı|Doğum Tarihi', '#7|Ali|Kaya'])).toBe(
      'old_number first_name last_name date_of_birth first_name/spouse date_of_birth/spouse',
    );
  });
});

describe('a head of one line', () => {
  const HEAD = 'Mitgliedsnummer|Vorname|Nachname|Ort';
  const RIGHT = 'old_number first_name last_name city';

  it.each([
    [[HEAD, '#7|Ali|Kaya|Wels']],
    [[HEAD, 'M-7|Ali|Kaya|Wels']],
    [['Mitgliederliste, Stand Oktober', HEAD]],
    [['Stand|31.12.', HEAD]],
    [['Verein|Liste|Stand|2026', HEAD]],
    [[HEAD, 'Vorname|Vorname|Vorname|Vorname']],
  ])('stays what it is, whatever stands around it: %j', (lines) => {
    expect(proposedOf(lines)).toBe(RIGHT);
  });

  it('is not joined with a line that stands apart', () => {
    const [groups, , head] = linesOf([GROUPS, '', FAMILY]);
    const found = groups && head && findHead([groups, head]);

    expect(found).toBe(head);
  });
});
