import { deathPages } from '../../domain/shared/deathPages.ts';
import { LinkButton } from '../ui/actions/LinkButton.tsx';
import { useTranslation } from './words.ts';

/** The link in every header to the page about a death, which the server renders and which needs no log-in. */
export function DeathPageButton() {
  const { t, language } = useTranslation();
  return (
    <LinkButton look="quiet" href={deathPages[language]}>
      {t('shared.frame.death')}
    </LinkButton>
  );
}

/** The same link beside the emergency phone. */
export function DeathPageLink() {
  const { t, language } = useTranslation();
  return <a href={deathPages[language]}>{t('shared.frame.deathPage')}</a>;
}
