import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import type { InvoiceStatus, InvoiceType } from '../../domain/invoicing/invoice.ts';
import type { MemberStatus } from '../../domain/members/memberStatus.ts';
import type { PhoneType } from '../../domain/members/phoneNumber.ts';
import type { CivilStatus, Gender, MembershipBasis, RelationshipType } from '../../domain/reference/eligibility.ts';
import type { InactiveReasonKey } from '../../domain/reference/inactiveReasons.ts';
import type { RepresentationKind, SubstituteStatus } from '../../domain/substitutes/substitute.ts';

/** The stored values in words. */
export const referenceDe = {
  gender: {
    female: 'weiblich',
    male: 'männlich',
  } satisfies Record<Gender, string>,
  civilStatus: {
    single: 'ledig',
    married: 'verheiratet',
    divorced: 'geschieden',
    widowed: 'verwitwet',
  } satisfies Record<CivilStatus, string>,
  relationship: {
    wife: 'Ehefrau',
    husband: 'Ehemann',
    father: 'Vater',
    mother: 'Mutter',
    son: 'Sohn',
    daughter: 'Tochter',
    partner: 'Partnerin oder Partner',
    significant_other: 'Lebensgefährtin oder Lebensgefährte',
    registered_partnership: 'Eingetragene Partnerschaft',
    companion: 'Weggefährtin oder Weggefährte',
  } satisfies Record<RelationshipType, string>,
  membershipBasis: {
    spouse: 'Ehe oder Partnerschaft',
    child: 'Kind',
    child_with_disability: 'Kind mit Behinderung (über 60\u00a0%)',
    nb: 'Kein eigener Anspruch',
  } satisfies Record<MembershipBasis, string>,
  phoneType: {
    private_landline: 'Festnetz privat',
    private_mobile: 'Handy privat',
    work_landline: 'Festnetz Arbeit',
    work_mobile: 'Handy Arbeit',
  } satisfies Record<PhoneType, string>,
  documentType: {
    passport: 'Reisepass oder Personalausweis',
    residence_permit: 'Aufenthaltstitel',
    other: 'Anderes Dokument',
    registration_form: 'Meldezettel',
    signed_application: 'Unterschriebener Antrag',
    birth_certificate: 'Geburtsurkunde',
    proof_of_citizenship: 'Staatsbürgerschaftsnachweis',
    international_marriage_certificate: 'Internationale Heiratsurkunde',
    final_divorce_decree: 'Rechtskräftiges Scheidungsurteil',
    deceased_spouse_certificate: 'Sterbeurkunde der verstorbenen Ehepartnerin oder des verstorbenen Ehepartners',
    death_other: 'Anderes Dokument für den Todesfall',
  } satisfies Record<DocumentType, string>,
  memberStatus: {
    new: 'Neu',
    waiting: 'Wartend',
    active: 'Aktiv',
    inactive: 'Inaktiv',
  } satisfies Record<MemberStatus, string>,
  substituteStatus: {
    active: 'Aktiv',
    inactive: 'Abgelaufen',
  } satisfies Record<SubstituteStatus, string>,
  representation: {
    administrator: 'Person für Dokumente und Zahlungen',
    lawyer: 'Rechtsanwältin oder Rechtsanwalt',
    family_member: 'Familienmitglied',
  } satisfies Record<RepresentationKind, string>,
  invoiceType: {
    siac: 'Jahresbeitrag',
    sirf: 'Beitrittsgebühr',
    sim: 'Sonstige Rechnung',
  } satisfies Record<InvoiceType, string>,
  invoiceStatus: {
    draft: 'Entwurf',
    open: 'Offen',
    paid: 'Bezahlt',
    void: 'Ungültig',
    uncollectible: 'Uneinbringlich',
    over_paid: 'Überzahlt',
    partly_paid: 'Teilweise bezahlt',
    cancelled: 'Storniert',
  } satisfies Record<InvoiceStatus, string>,
  dunningLevel: {
    none: 'Keine Erinnerung',
    first: 'Erste Erinnerung',
    second: 'Zweite Erinnerung',
    third: 'Dritte Erinnerung',
  },
  inactiveReason: {
    cancelled_by_owner: 'Selbst ausgetreten',
    deceased: 'Verstorben',
    moved_abroad: 'Ins Ausland übersiedelt',
    missing_payment: 'Fehlende Zahlung',
    multiple_registration: 'Mehrfach registriert',
    child_over_the_age_limit: 'Kind über der Altersgrenze',
    divorce: 'Scheidung',
    false_statements: 'Falsche Angaben',
    excluded_by_the_board: 'Vom Vorstand ausgeschlossen',
    transferred_to_another_household: 'In einen anderen Haushalt übertragen',
    other: 'Sonstiges',
    moved: 'Übersiedelt',
    wrong_address: 'Falsche Adresse',
    undeliverable: 'Unzustellbar',
    duplicate: 'Doppelt vorhanden',
    household_inactive: 'Haushalt inaktiv',
    replaced: 'Ersetzt',
  } satisfies Record<InactiveReasonKey, string>,
};
