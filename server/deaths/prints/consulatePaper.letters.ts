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
  type Paper,
  paragraph,
  sheetOf,
  words,
} from './paper.ts';

/** What a consulate asks for before it permits the transport: who, which papers, who sends and who receives. */
export function consulatePaper(paper: Paper): PdfDocument {
  const t = words(paper);
  return sheetOf(paper, 'consulate_paper', [
    paragraph(t('consulate.intro')),
    person(paper),
    transport(paper),
    people(paper),
    heading(2, t('consulate.papers')),
    ...bullets(
      ['passport', 'deathCertificate', 'corpsePass', 'coffin', 'applicant'].map((each) => paperName(paper, each)),
    ),
    paragraph(t('consulate.check')),
    { kind: 'signatures', labels: [t('sign.association')] },
  ]);
}

type Named = 'passport' | 'deathCertificate' | 'corpsePass' | 'coffin' | 'applicant';

function paperName(paper: Paper, key: string): string {
  return words(paper)(`consulate.needed.${key as Named}`);
}

/** What is missing is listed as well: somebody has to fill it in by hand before the counter does not accept it. */
function panel(paper: Paper, title: string, facts: { label: string; value: string | null }[]): Panel {
  const open = words(paper)('consulate.blank');
  return { kind: 'panel', title, facts: facts.map(({ label, value }) => ({ label, value: value || open })), notes: [] };
}

function person(paper: Paper): Panel {
  const t = words(paper);
  const { whole, language, parents } = paper;
  const { deceased_gender: gender, civil_status, deceased_birth, passport_no } = whole;
  return panel(paper, t('sheet.person'), [
    { label: t('fact.deceased'), value: whole.name },
    { label: t('fact.born'), value: deceased_birth },
    { label: t('fact.gender'), value: gender && say(language, `reference.gender.${gender}`) },
    { label: t('fact.father'), value: parents.father },
    { label: t('fact.mother'), value: parents.mother },
    { label: t('fact.civil'), value: civil_status && say(language, `reference.civilStatus.${civil_status}`) },
    { label: t('fact.citizenship'), value: citizenshipWords(paper) },
    { label: t('fact.passport'), value: passport_no },
    { label: t('fact.died'), value: dayOfDeath(paper) },
    { label: t('fact.place'), value: whole.place_words },
  ]);
}

function transport(paper: Paper): Panel {
  const t = words(paper);
  const { whole } = paper;
  const { destination, destination_words, destination_airport, burial_at, burial_place, flight_at, flight_words } =
    whole;
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ') || null;
  return panel(paper, t('consulate.transport'), [
    { label: t('fact.destination'), value: join(destination && t(`destination.${destination}`), destination_words) },
    { label: t('fact.airport'), value: destination_airport },
    { label: t('fact.flight'), value: join(flight_at && moment(flight_at), flight_words) },
    { label: t('fact.burial'), value: join(burial_at && burialMoment(paper, burial_at), burial_place) },
    { label: t('sheet.undertaker'), value: whole.undertaker },
  ]);
}

function people(paper: Paper): Panel {
  const t = words(paper);
  const { association } = paper;
  const phone = unbroken(shownPhone(association.emergency_phone ?? association.phone));
  return {
    ...panel(paper, t('consulate.people'), [
      { label: t('fact.consignee'), value: contactLine(consigneeOf(paper)) },
      { label: t('fact.applicant'), value: contactLine(familyContactOf(paper)) },
    ]),
    notes: known([{ label: '', value: t('consulate.association', { name: association.name, phone }) }]).map(
      ({ value }) => value,
    ),
  };
}
