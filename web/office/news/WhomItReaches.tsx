import type { CircularWay } from '../../../domain/post/circulars.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useTranslation } from '../../platform/words.ts';
import type { Reached } from './useCircularForm.ts';
import { useLeftOut } from './useLeftOut.ts';

/** What a press would do: how many it reaches on which way, whom it leaves out, and whether it waits for a second person. */
export function WhomItReaches({ reached, way }: { reached: Reached; way: CircularWay }) {
  const { t } = useTranslation();
  const leftOut = useLeftOut()(reached);
  const counted = (count: number) => ({ count, number: formatCount(count) });
  const { households, portal, mails, letters, without_address, names_others } = reached;
  const withoutLogin = way === 'portal' ? households - portal : 0;
  return (
    <>
      <p>{t('officeCirculars.reaches', counted(households))}</p>
      <p>
        {t('officeCirculars.counts', {
          ...{ portal: formatCount(portal), letters: formatCount(letters), mails: formatCount(mails) },
        })}
      </p>
      {withoutLogin > 0 && <p>{t('officeCirculars.withoutLogin', counted(withoutLogin))}</p>}
      {without_address > 0 && <p>{t('officeCirculars.withoutAddress', counted(without_address))}</p>}
      {leftOut && <p>{leftOut}</p>}
      {names_others.length > 0 && <p>{t('officeCirculars.names', { names: names_others.join(', ') })}</p>}
    </>
  );
}
