import { useHome } from '../../me/home.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { Navigate } from '../../ui/router/Router.tsx';
import { useSavedName } from '../frame/savedName.ts';
import { substitutePath, substitutesPath } from '../frame/substitutePaths.ts';
import { SubstituteKinds } from './SubstituteKinds.tsx';
import { SubstituteList } from './SubstituteList.tsx';

/** The household's representatives, for existing members (spec §2). */
export function Substitutes() {
  const { t } = useTranslation();
  const { me, isExisting } = useHome();
  const saved = useSavedName();
  if (!isExisting) return <Navigate to="/news" replace />;
  const { substitutes } = me;
  const isEmpty = substitutes.length === 0;
  const add = (
    <LinkButton to={`${substitutesPath}/add`} look={isEmpty ? 'primary' : 'secondary'}>
      {t('substitutes.list.add')}
    </LinkButton>
  );
  return (
    <Screen title={t('substitutes.list.title')} lead={t('substitutes.list.lead')}>
      <Stack>
        <Status>
          {saved && (
            <Notice tone="success">
              <p>{t('substitutes.list.saved', { name: saved })}</p>
            </Notice>
          )}
        </Status>
        {isEmpty ? (
          <EmptyState title={t('substitutes.list.emptyTitle')} action={add}>
            {t('substitutes.list.emptyWords')}
          </EmptyState>
        ) : (
          <>
            <SubstituteList substitutes={substitutes} pathOf={substitutePath} />
            <div>{add}</div>
          </>
        )}
        <SubstituteKinds />
        <Actions>
          <LinkButton look="secondary" to="/sub-member">
            {t('substitutes.list.toFamily')}
          </LinkButton>
          <LinkButton to="/payment" look={isEmpty ? 'secondary' : 'primary'}>
            {t('substitutes.list.next')}
          </LinkButton>
        </Actions>
      </Stack>
    </Screen>
  );
}
