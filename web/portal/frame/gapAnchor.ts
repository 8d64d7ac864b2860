import type { Gap } from '../../../domain/application/gaps.ts';
import type { MainMember, SubMember } from '../../../domain/members/members.contract.ts';
import { missingFamilyMemberData, missingPersonalData } from '../../../domain/members/personalData.ts';

/** The URL fragment of the place where a gap is closed, for example the first empty field. */
export function gapAnchor({ gap }: Pick<Gap, 'gap'>, mainMember: MainMember, member: SubMember | undefined): string {
  switch (gap) {
    case 'personal_data':
      return `#main-member-${missingPersonalData(mainMember)[0] ?? 'first_name'}`;
    case 'main_phone_number':
      return '#phone-numbers';
    case 'main_address':
      return '#household-street';
    case 'document_passport':
      return '#document-passport';
    case 'document_residence_permit':
      return '#document-residence_permit';
    case 'family_member_incomplete':
      return member ? `#family-member-${firstMissing(member)}` : '';
    case 'registration_fee':
      return '#pay-sirf';
    case 'annual_contribution':
      return '#pay-siac';
    case 'sent_back':
      return '#submit-again';
  }
}

function firstMissing({ relations, ...member }: SubMember): string {
  const [field = 'first_name'] = missingFamilyMemberData({ ...member, ...relations });
  return field;
}
