import { shownPhone } from '../../../domain/shared/shownPhone.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import type { Panel, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { say } from '../../words.ts';
import { consigneeOf, contactLine, familyContactOf } from './contacts.ts';
import {
  bullets,
  burialMoment,
  citizenshipWords,
  dayOfDeath,
  heading,
  known,
  moment,
  type PrintedCase,
  paragraph,
  sheetOf,
  words,
} from './printedCase.ts';

/** What a consulate asks for before it permits the transport: who, which documents, who sends and who receives. */
export function consulateSheet(printed: PrintedCase): PdfDocument {
  const t = words(printed);
  return sheetOf(printed, 'consulate_sheet', [
    paragraph(t('consulate.intro')),
    person(printed),
    transport(printed),
    people(printed),
    heading(2, t('consulate.documents')),
    ...bullets(
      ['passport', 'deathCertificate', 'corpsePass', 'coffin', 'applicant'].map((each) => documentName(printed, each)),
    ),
    paragraph(t('consulate.check')),
    { kind: 'signatures', labels: [t('sign.association')] },
  ]);
}

type Named = 'passport' | 'deathCertificate' | 'corpsePass' | 'coffin' | 'applicant';

function documentName(printed: PrintedCase, key: string): string {
  return words(printed)(`consulate.needed.${key as Named}`);
}

/** What is missing is listed as well: somebody has to fill it in by hand before the counter does not accept it. */
function panel(printed: PrintedCase, title: string, facts: { label: string; value: string | null }[]): Panel {
  const open = words(printed)('consulate.blank');
  return { kind: 'panel', title, facts: facts.map(({ label, value }) => ({ label, value: value || open })), notes: [] };
}

function person(printed: PrintedCase): Panel {
  const t = words(printed);
  const { whole, language, parents } = printed;
  const { deceased_gender: gender, civil_status, deceased_birth, passport_no } = whole;
  return panel(printed, t('sheet.person'), [
    { label: t('fact.deceased'), value: whole.name },
    { label: t('fact.born'), value: deceased_birth },
    { label: t('fact.gender'), value: gender && say(language, `reference.gender.${gender}`) },
    { label: t('fact.father'), value: parents.father },
    { label: t('fact.mother'), value: parents.mother },
    { label: t('fact.civil'), value: civil_status && say(language, `reference.civilStatus.${civil_status}`) },
    { label: t('fact.citizenship'), value: citizenshipWords(printed) },
    { label: t('fact.passport'), value: passport_no },
    { label: t('fact.died'), value: dayOfDeath(printed) },
    { label: t('fact.place'), value: whole.place_words },
  ]);
}

function transport(printed: PrintedCase): Panel {
  const t = words(printed);
  const { whole } = printed;
  const { destination, destination_words, destination_airport, burial_at, burial_place, flight_at, flight_words } =
    whole;
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ') || null;
  return panel(printed, t('consulate.transport'), [
    { label: t('fact.destination'), value: join(destination && t(`destination.${destination}`), destination_words) },
    { label: t('fact.airport'), value: destination_airport },
    { label: t('fact.flight'), value: join(flight_at && moment(flight_at), flight_words) },
    { label: t('fact.burial'), value: join(burial_at && burialMoment(printed, burial_at), burial_place) },
    { label: t('sheet.undertaker'), value: whole.undertaker },
  ]);
}

function people(printed: PrintedCase): Panel {
  const t = words(printed);
  const { association } = printed;
  const phone = unbroken(shownPhone(association.emergency_phone ?? association.phone));
  return {
    ...panel(printed, t('consulate.people'), [
      { label: t('fact.consignee'), value: contactLine(consigneeOf(printed)) },
      { label: t('fact.applicant'), value: contactLine(familyContactOf(printed)) },
    ]),
    notes: known([{ label: '', value: t('consulate.association', { name: association.name, phone }) }]).map(
      ({ value }) => value,
    ),
  };
}
