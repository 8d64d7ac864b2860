import { contact } from '../../platform/contact.ts';
import { lazyPart, usePart } from '../../platform/start/Part.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Skeleton } from '../../ui/frame/Skeleton.tsx';
import css from './BeforeJoining.module.css';

// fetched after the first paint, because the log-in page must stay small
const joiningFees = lazyPart(async () => (await import('./JoiningFees.tsx')).JoiningFees);

/** Before the work: the waiting period, the time it takes, what to have at hand, and what it costs. */
export function BeforeJoining() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="before-joining">
      <Stack gap={3}>
        <h2 id="before-joining">{t('accounts.join.title')}</h2>
        <ul>
          <li>{t('accounts.join.minutes')}</li>
          <li>{t('accounts.join.have')}</li>
          <li>{t('accounts.join.days')}</li>
        </ul>
        <div className={css.costs}>
          <Costs />
        </div>
      </Stack>
    </section>
  );
}

function Costs() {
  const { t } = useTranslation();
  const { component: JoiningFees, error } = usePart(joiningFees);
  const waiting = <Skeleton label={t('shared.frame.loading')} rows={3} shape="text" />;
  if (error !== undefined) return <CostsByPhone />;
  if (!JoiningFees) return waiting;
  return <JoiningFees waiting={waiting} otherwise={<CostsByPhone />} />;
}

function CostsByPhone() {
  const { t } = useTranslation();
  const { phone, phoneUrl } = contact();
  return (
    <p>
      {t('accounts.join.byPhone')} <a href={phoneUrl}>{phone}</a>
    </p>
  );
}
