import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import type { SubMember } from '../../../domain/members/members.contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { ParentWithoutFee, useParentsWithoutFee } from './ParentWithoutFee.tsx';

/**
 * Names people whom an existing member has added and whose contribution is not confirmed yet: they belong to the
 * membership only afterwards, even if it costs nothing (D22). With `memberId`, only that person. Not while money rests (decision
 * 60).
 */
export function NotYetCovered({ memberId }: { memberId?: number }) {
  const { me, household, isExisting } = useHome();
  if (!isExisting || household.money_rests || !mayChangeAnything(household.status)) return null;
  const missing = me.sub_members.filter(({ id, status }) => status === 'new' && (memberId ?? id) === id);
  if (missing.length === 0) return null;
  return <NotYet people={missing} />;
}

function NotYet({ people }: { people: SubMember[] }) {
  const { t } = useTranslation();
  const isWithoutFee = useParentsWithoutFee();
  const parents = people.filter(isWithoutFee);
  const others = people.filter((person) => !isWithoutFee(person));
  return (
    <>
      {others.length > 0 && <ToConfirm people={others} />}
      {parents.length > 0 && <ParentWithoutFee title={t('application.notYet.title', { names: namesOf(parents) })} />}
    </>
  );
}

function ToConfirm({ people }: { people: SubMember[] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" title={t('application.notYet.title', { names: namesOf(people) })}>
      <p>{t('application.notYet.words')}</p>
      <div>
        <LinkButton to="/payment" look="secondary">
          {t('application.notYet.go')}
        </LinkButton>
      </div>
    </Notice>
  );
}

function namesOf(people: readonly SubMember[]): string {
  return people.map(fullName).join(', ');
}
