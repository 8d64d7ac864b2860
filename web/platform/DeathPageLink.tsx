import { deathPages } from '../../domain/shared/deathPages.ts';
import { LinkButton } from '../ui/actions/LinkButton.tsx';
import { useTranslation } from './words.ts';

/** In every header: to the page about a death, which the server draws and which needs no log-in. */
export function DeathPageButton() {
  const { t, language } = useTranslation();
  return (
    <LinkButton look="quiet" href={deathPages[language]}>
      {t('shared.frame.death')}
    </LinkButton>
  );
}

/** The same beside the number to call at a death. */
export function DeathPageLink() {
  const { t, language } = useTranslation();
  return <a href={deathPages[language]}>{t('shared.frame.deathPage')}</a>;
}
