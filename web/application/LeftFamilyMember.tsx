import type { SubMember } from '../../domain/members/members.contract.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { MembershipInfo } from '../members/MembershipInfo.tsx';
import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { Actions } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useStepLine } from './useStepLine.ts';

/** Somebody who has left: since when and why; everything else is the office's alone (decision 37). */
export function LeftFamilyMember({ member }: { member: SubMember }) {
  const { t } = useTranslation();
  return (
    <Screen title={fullName(member)} above={useStepLine(3)}>
      <MembershipInfo member={member} />
      <Notice tone="info" title={t('members.left.title')}>
        <p>{t('members.left.words')}</p>
      </Notice>
      <Actions>
        <LinkButton to="/sub-member" look="secondary">
          {t('shared.action.close')}
        </LinkButton>
      </Actions>
    </Screen>
  );
}
