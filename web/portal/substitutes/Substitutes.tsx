import { representationKinds } from '../../../domain/substitutes/substitute.ts';
import { useHome } from '../../me/home.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useSavedName } from '../../platform/savedName.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { Navigate } from '../../ui/router/Router.tsx';
import { substitutePath, substitutesPath } from '../frame/substitutePaths.ts';
import css from './SubstituteKinds.module.css';
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

/** What each kind of representative may do. */
function SubstituteKinds() {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  return (
    <Card title={t('substitutes.kind.title')} intro={t('substitutes.kind.intro')}>
      <dl className={css.kinds}>
        {representationKinds.map((kind) => (
          <div key={kind}>
            <dt>{word('representation', kind)}</dt>
            <dd>{t(`substitutes.kind.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
