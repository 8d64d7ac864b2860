import { describe, expect, it } from 'vitest';
import { columnFields, columnNames, fieldByHeader, proposeColumns } from './columns.ts';

/** Headers, and the column that each has to become; a minus for those that are not read. */
type Kind = { source: string; headers: string };

/** Three programs from their published documentation, and three lists as people keep them. */
const KINDS: Record<string, Kind> = {
  linear: {
    source: 'support.linear-software.de/355262-Datenimport---Vorbereitung, and 926856 for the second half',
    headers: `Adressnummer=- Mitgliedsnummer=old_number Anrede=salutation Titel=- Geschlecht=gender Adresszusatz=-
      Vorname=first_name Nachname=last_name Firma=- Straße_mit_der_Hausnummer=street PLZ=postal_code Ort=city
      Geburtsdatum=date_of_birth Eintrittsdatum=joined_on Austrittsdatum=left_on Telefon1=phone Telefon2=phone
      Mobiltelefon=mobile Telefax=- E-Mail=email Web=- Spender=- IBAN=iban BIC=- Bankbezeichnung=- Kontoinhaber=-
      Lastschrift_J/N=- Sepa-Mandatsnummer=- Kennung_1=- Freifeld_1=- Familienstand=civil_status Land=country
      Staatsangehörigkeit=citizenship Telefon_(geschäftlich)=work_phone Versandart=channel Zahlungsart=- Status=- Beruf=-`,
  },
  spgVerein: {
    source: 'hilfe44.spg-direkt.de, Daten importieren; spg-direkt.de/spgverein_hilfesystem/seite_1.html',
    headers: `MitgliedID=old_number Anrede=salutation Titel=- Vorname=first_name Nachname=last_name Zusatzadresse=-
      Straße=street PLZ=postal_code Ort=city IBAN_Nr=iban Zahlart=- Sepa_Mandats_Ref=- Mandatsdatum=-
      Sepa_kz_ausfuehrung=- Sepa_Datum_Mandats_Ref=- Geschlecht=gender`,
  },
  cuora: {
    source: 'www.mitcuora.ch/anleitung/kontakte-importieren',
    headers: `Anrede=salutation Name=last_name Vorname=first_name Firma=- Zusatz_vor_Strasse=- Strasse=street
      Hausnummer=house_number Zusatz_nach_Strasse=- PLZ=postal_code Ort=city Land=country Telefon=phone Mobile=mobile
      Email=email Zweite_Email=- Bemerkungen=note Wünscht_keinen_Kontakt=- Nicht_verdanken=- Kategorien=-`,
  },
  germanList: {
    source: 'made by hand',
    headers: `Fam.-Nr.=key Mitgl.-Nr.=old_number Name=last_name Vorname=first_name geb.=date_of_birth SV-Nr.=social_insurance_number
      Adresse=street PLZ/Ort=postal_code_and_city Handy=mobile Tel.=phone E-Mail=email Beitritt=joined_on
      bezahlt_bis=paid_until_year Rückstand_€=open_cents Datum=- Beitrag=- Bemerkung=note Verwandtschaft=relation
      Staatsbürgerschaft=citizenship Pass_gültig_bis=passport_valid_until Geburtsort=place_of_birth Austritt=left_on`,
  },
  turkishList: {
    source: 'made by hand',
    headers: `Aile_No=key Üye_No=old_number ADI=first_name SOYADI=last_name DOĞUM_TARİHİ=date_of_birth Doğum_Yeri=place_of_birth
      T.C._Kimlik_No=turkish_id_no Sigorta_No=social_insurance_number Cinsiyet=gender Medeni_Hali=civil_status
      Yakınlığı=relation Adres=street Posta_Kodu=postal_code Şehir=city Cep_Tel.=mobile e-posta=email
      Üyelik_Tarihi=joined_on Ödenen_Son_Yıl=paid_until_year BORÇ=open_cents Tarih=- Tutar=- Baba_Adı=father_name
      Anne_Adı=mother_name Defin_Yeri=burial_city Açıklama=note Uyruğu=citizenship`,
  },
  mixedList: {
    source: 'made by hand; a family in one row',
    headers: `Üye_No=old_number Nachname=last_name Vorname=first_name Geb.-Datum=date_of_birth Eş_Adı=first_name/spouse
      Eş_Doğum_Tarihi=date_of_birth/spouse Ehefrau_Vorname=first_name/wife Geburtsdatum_der_Ehefrau=date_of_birth/wife
      1._Kind_Vorname=first_name/child_1 1._Kind_Geburtsdatum=date_of_birth/child_1 Kind_2_Vorname=first_name/child_2
      Kind2_geb.=date_of_birth/child_2 3._çocuk_adı=first_name/child_3 3._çocuk_cinsiyet=gender/child_3 Kind_4=-
      Street=street ZIP=postal_code City=city Phone=phone Cep=mobile Member_since=joined_on Not=note Status=-`,
  },
};

const rows = Object.entries(KINDS).map(([name, { headers }]) => {
  const pairs = headers
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]);
  return { name, pairs };
});

describe.each(rows)('the headers of $name', ({ pairs }) => {
  const proposed = proposeColumns(pairs.map(([header]) => header.replaceAll('_', ' '))).map((meaning) => {
    if (!meaning) return '-';
    return meaning.of === 'row' ? meaning.field : `${meaning.field}/${meaning.of}`;
  });
  const told = pairs.map(([header, right], index) => ({ header, right, proposed: proposed[index] ?? '' }));

  it('are never taken for something else', () => {
    expect(told.filter((column) => column.proposed !== '-' && column.proposed !== column.right)).toEqual([]);
  });

  it('are right in at least nine of ten', () => {
    const right = told.filter((column) => column.proposed === column.right);

    expect(right.length / told.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('a header', () => {
  it('is one column’s alone, in all languages', () => {
    const words = columnNames.flatMap((name) => {
      const { de, tr, en } = columnFields[name];
      return `${de}|${tr}|${en}`.split('|').map((word) => [word, name]);
    });

    const taken = words.filter(([word, name]) => proposeColumns([word ?? ''])[0]?.field !== name);

    expect(taken).toEqual([]);
    expect(fieldByHeader.size).toBeGreaterThan(columnNames.length);
  });

  it.each([
    ['STRASSE', 'street'],
    ['straße', 'street'],
    ['DOĞUM TARİHİ', 'date_of_birth'],
    ['dogum tarihi', 'date_of_birth'],
    ['Rueckstand', 'open_cents'],
    ['  E-MAIL: ', 'email'],
  ])('is read however it is written: %j', (header, field) => {
    expect(proposeColumns([header])).toEqual([{ field, of: 'row' }]);
  });

  it.each([
    [''],
    ['Datum'],
    ['Betrag'],
    ['Name'],
    ['Adresse'],
    ['Status'],
    ['Kind 1'],
    ['Kind 11 Vorname'],
    ['x'.repeat(5_000)],
  ])('that may mean several things is left to a person: %.20j', (header) => {
    expect(proposeColumns([header])).toEqual([null]);
  });

  it('that stands twice is left to a person, unless a person has several of it', () => {
    expect(proposeColumns(['Vorname', 'Vorname', 'Telefon', 'Telefon'])).toEqual([
      null,
      null,
      { field: 'phone', of: 'row' },
      { field: 'phone', of: 'row' },
    ]);
  });

  it('of the household is never about a child', () => {
    expect(proposeColumns(['Kind 1 IBAN'])).toEqual([null]);
  });
});
