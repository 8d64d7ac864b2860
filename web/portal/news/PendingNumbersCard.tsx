import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { usePendingNumbers } from '../frame/pendingNumbers.ts';

/** Social insurance numbers that are not there yet; not after a death was reported (decision 83). */
export function PendingNumbersCard() {
  const { t } = useTranslation();
  const { household, isExisting } = useHome();
  const pending = usePendingNumbers();
  if (!isExisting || household.money_rests || pending.length === 0) return null;
  return (
    <Notice title={t('home.pendingNumber.title')}>
      {pending.map(({ id, name, to }) => (
        <p key={id}>
          {name}: <Link to={to}>{t('home.pendingNumber.go')}</Link>
        </p>
      ))}
      <p>{t('home.pendingNumber.words')}</p>
    </Notice>
  );
}
