import { useTranslation } from '../../platform/words.ts';
import { Link } from '../../ui/router/Link.tsx';
import { navigate } from '../../ui/router/navigation.ts';
import { useShortcut } from '../../ui/useShortcut.ts';
import { type HouseholdPart, householdPath } from '../frame/officePaths.ts';
import css from './ListPlace.module.css';
import { useFromList, useListPlace } from './useListPlace.ts';

type ListPlaceProps = { household: number; part: HouseholdPart };

/** Where a household stands in the list it was opened from, with the way to the ones above and below; they open in the same part. */
export function ListPlace({ household, part }: ListPlaceProps) {
  const { t } = useTranslation();
  const from = useFromList(household);
  const found = useListPlace(household);
  const pathOf = (id: number | null | undefined) => (id ? householdPath(id, from, part) : undefined);
  const previous = pathOf(found?.previous);
  const next = pathOf(found?.next);
  useShortcut({ key: 'ArrowUp', alt: true }, () => previous && navigate(previous));
  useShortcut({ key: 'ArrowDown', alt: true }, () => next && navigate(next));
  if (!found) return null;
  return (
    <nav className={css.place} aria-label={t('officeDesk.place.label')}>
      <Step to={previous} keys="Alt+ArrowUp">
        {t('officeDesk.place.previous')}
      </Step>
      <span>{t('officeDesk.place.at', { place: found.place, of: found.count })}</span>
      <Step to={next} keys="Alt+ArrowDown">
        {t('officeDesk.place.next')}
      </Step>
    </nav>
  );
}

/** At the ends of the list its room stays empty, so that the other link stays where the hand is. */
function Step({ to, keys, children }: { to: string | undefined; keys: string; children: string }) {
  if (!to) return <span className={css.none}>{children}</span>;
  return (
    <Link className={css.step} to={to} aria-keyshortcuts={keys}>
      {children}
    </Link>
  );
}
