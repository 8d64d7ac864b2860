import { useQuery } from '@tanstack/react-query';
import type { LogInOnRecord } from '../../domain/accounts/accounts.contract.ts';
import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { dateAndTimeOf } from '../platform/calls/instants.ts';
import { queryOf } from '../platform/calls/useCall.ts';
import { PartFailed } from '../platform/ScreenBoundary.tsx';
import { useTranslation } from '../platform/words.ts';
import { Accordion } from '../ui/content/Accordion.tsx';
import { Skeleton } from '../ui/frame/Skeleton.tsx';
import css from './DeviceList.module.css';
import { useDeviceName } from './useDeviceName.ts';

/** The log-ins of the last ninety days, collapsed: for people who fear that somebody else used their account. */
export function RecentLogIns() {
  const { t } = useTranslation();
  const item = { key: 'log-ins', title: t('myAccount.logIns.title'), body: <LogIns /> };
  return <Accordion headingLevel="h3" items={[item]} />;
}

function LogIns() {
  const { t } = useTranslation();
  const { data: logIns, error, isPending, refetch } = useQuery(queryOf(accountsContract.listLogIns));
  if (isPending) return <Skeleton label={t('shared.frame.loading')} />;
  if (!logIns) return <PartFailed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p>{t('myAccount.logIns.intro')}</p>
      {logIns.length === 0 && <p>{t('myAccount.logIns.none')}</p>}
      <ul className={css.list}>
        {logIns.map((logIn, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two log-ins may be alike in everything but their place
          <Row key={place} logIn={logIn} />
        ))}
      </ul>
    </>
  );
}

function Row({ logIn }: { logIn: LogInOnRecord }) {
  const { t } = useTranslation();
  const name = useDeviceName()(logIn);
  const when = dateAndTimeOf(logIn.logged_in_at);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <div className={css.name}>{name}</div>
        <div className={css.seen}>{t('myAccount.logIns.when', when)}</div>
        <div className={css.seen}>{t('myAccount.logIns.network', { network: logIn.network })}</div>
      </div>
    </li>
  );
}
