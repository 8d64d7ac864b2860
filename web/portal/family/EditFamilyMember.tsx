import { useHome } from '../../me/home.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { useParams } from '../../ui/router/Router.tsx';
import { FamilyMemberScreen } from './FamilyMemberScreen.tsx';

/** One family member: editable while new, read-only afterwards (spec §2, D25). */
export function EditFamilyMember() {
  const { t } = useTranslation();
  const { me } = useHome();
  const { id } = useParams();
  const member = me.sub_members.find((each) => String(each.id) === id);
  if (member) return <FamilyMemberScreen key={member.id} member={member} />;
  return (
    <Screen title={t('members.list.title')}>
      <EmptyState
        title={t('members.edit.goneTitle')}
        action={<LinkButton to="/sub-member">{t('members.edit.toList')}</LinkButton>}
      >
        <p>{t('members.edit.goneWords')}</p>
      </EmptyState>
    </Screen>
  );
}
