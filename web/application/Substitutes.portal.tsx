import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { SubstituteKinds } from '../substitutes/SubstituteKinds.tsx';
import { SubstituteList } from '../substitutes/SubstituteList.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Actions, Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Navigate } from '../ui/router/Router.tsx';
import { Status } from '../ui/Status.tsx';
import { useHome } from './applicationApi.ts';
import { useSavedName } from './savedNews.ts';
import { substitutePath, substitutesPath } from './substitutePaths.ts';

/** Who represents the household, for existing members (spec §2). */
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
