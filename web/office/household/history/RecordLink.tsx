import { useSuspenseQuery } from '@tanstack/react-query';
import { listShapes } from '../../../../domain/office/lists/listShapes.ts';
import { maySeeList } from '../../../../domain/office/lists/lists.access.ts';
import { meQuery } from '../../../me/me.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Link } from '../../../ui/router/Link.tsx';
import { listOf } from '../../frame/officePaths.ts';

/** For the board: the list of the record with the entries of this household, also those about looks. */
export function RecordLink({ membershipNo }: { membershipNo: string }) {
  const { t } = useTranslation();
  const { data: me } = useSuspenseQuery(meQuery);
  if (!maySeeList(listShapes.record, me)) return null;
  const chosen = new URLSearchParams({ membership_no: membershipNo });
  return (
    <p>
      <Link to={`${listOf('record')}?${chosen}`}>{t('officeDesk.history.record')}</Link>
    </p>
  );
}
