import { type DocumentType, mandatoryDocumentsMissing } from '../documents/documentTypes.ts';
import type { MemberStatus } from '../members/memberStatus.ts';
import {
  type FamilyMemberData,
  type MainMemberData,
  missingFamilyMemberData,
  missingPersonalData,
} from '../members/personalData.ts';

/** What an application may still lack, in the order in which screens list it (D19, D23). */
export const gapKeys = [
  'personal_data',
  'main_phone_number',
  'main_address',
  'document_passport',
  'document_residence_permit',
  'signed_application',
  'family_member_incomplete',
  'registration_fee',
  'annual_contribution',
  'sent_back',
] as const;
export type GapKey = (typeof gapKeys)[number];

/** The screen on which a gap is filled in. */
export const gapScreens = ['main_member', 'household', 'family_members', 'payment'] as const;
export type GapScreen = (typeof gapScreens)[number];

/**
 * `member_id` is the family member whose data are incomplete, or who is the only one without a confirmed contribution.
 */
export type Gap = { gap: GapKey; screen: GapScreen; member_id: number | null };

export type ApplicationFacts = {
  main_member: MainMemberData & { citizenship_id: number | null };
  phone_numbers: readonly { is_main_number: boolean }[];
  addresses: readonly { type: string; is_main_address: boolean }[];
  /** The main member's documents, except those that the office wants sent again. */
  documents: readonly { type: DocumentType }[];
  family_members: readonly (FamilyMemberData & { id: number; status: MemberStatus })[];
  /** False while a registration fee is due or only drafted; true once it is confirmed, or if none is due. */
  registration_fee_confirmed: boolean;
  /** Applicants of the household without a confirmed annual contribution; parents are left out (decision 86). */
  uncovered_member_ids: readonly number[];
  /** It is entered from the paper form, of which a scan has to be stored (decision 97). */
  is_on_paper: boolean;
  /** The office sent the application back and the member has not submitted it again (D23). */
  sent_back: boolean;
};

/**
 * Everything that an application still lacks, in order. If the list is empty, the application is submitted at once
 * (D19, D20).
 */
export function gapsOf(facts: ApplicationFacts): Gap[] {
  return [
    ...when(missingPersonalData(facts.main_member).length > 0, 'personal_data', 'main_member'),
    ...when(!facts.phone_numbers.some((phone) => phone.is_main_number), 'main_phone_number', 'main_member'),
    ...when(!facts.addresses.some(isMainDomestic), 'main_address', 'household'),
    ...missingDocuments(facts),
    ...when(facts.is_on_paper && !isSigned(facts), 'signed_application', 'main_member'),
    ...incompleteFamily(facts),
    ...when(!facts.registration_fee_confirmed, 'registration_fee', 'payment'),
    ...missingContribution(facts),
    ...when(facts.sent_back, 'sent_back', 'payment'),
  ];
}

function when(isMissing: boolean, gap: GapKey, screen: GapScreen): Gap[] {
  return isMissing ? [{ gap, screen, member_id: null }] : [];
}

function isMainDomestic(address: { type: string; is_main_address: boolean }): boolean {
  return address.type === 'domestic' && address.is_main_address;
}

function missingDocuments({ main_member, documents }: ApplicationFacts): Gap[] {
  const sent = documents.map(({ type }) => type);
  const missing = mandatoryDocumentsMissing(main_member.citizenship_id, sent);
  return [
    ...when(missing.includes('passport'), 'document_passport', 'main_member'),
    ...when(missing.includes('residence_permit'), 'document_residence_permit', 'main_member'),
  ];
}

function isSigned({ documents }: ApplicationFacts): boolean {
  return documents.some(({ type }) => type === 'signed_application');
}

function missingContribution({ uncovered_member_ids: [first, ...others], family_members }: ApplicationFacts): Gap[] {
  if (first === undefined) return [];
  const alone = others.length === 0 && family_members.some(({ id }) => id === first);
  return [{ gap: 'annual_contribution', screen: 'payment', member_id: alone ? first : null }];
}

/** Looks only at people who join with this application; inactive ones and parents do not hold it up (decision 86). */
function incompleteFamily({ family_members }: ApplicationFacts): Gap[] {
  return family_members
    .filter(({ status, membership_basis }) => status === 'new' && membership_basis !== 'nb')
    .filter((member) => missingFamilyMemberData(member).length > 0)
    .map((member) => ({ gap: 'family_member_incomplete', screen: 'family_members', member_id: member.id }));
}
