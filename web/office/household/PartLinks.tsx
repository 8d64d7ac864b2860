import { useTranslation } from '../../platform/words.ts';
import { Link } from '../../ui/router/Link.tsx';
import { type HouseholdPart, householdParts, householdPath } from '../frame/officePaths.ts';
import css from './PartLinks.module.css';
import { useFromList } from './useListPlace.ts';

/** Links to the parts of a household's page; each keeps the list from which the household was opened. */
export function PartLinks({ household, part }: { household: number; part: HouseholdPart }) {
  const { t } = useTranslation();
  const from = useFromList(household);
  return (
    <nav aria-label={t('officeDesk.parts.label')}>
      <ul className={css.parts}>
        {householdParts.map((one) => (
          <li key={one}>
            <Link
              className={css.part}
              to={householdPath(household, from, one)}
              aria-current={one === part ? 'page' : undefined}
            >
              {t(`officeDesk.parts.${one}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
