import { isLocked } from '../../../domain/members/memberStatus.ts';
import { useHome } from '../../me/home.ts';
import { LockedMainMember } from './LockedMainMember.tsx';
import { MainMemberForm } from './MainMemberForm.tsx';

/** Step 1 (spec §2): the main member's form, read-only once the application is submitted (D25). */
export function MainMember() {
  const { mainMember } = useHome();
  if (!isLocked(mainMember.status)) return <MainMemberForm />;
  return <LockedMainMember />;
}
