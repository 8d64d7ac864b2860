import type { AskedFields } from '../../../domain/office/lists/listShape.ts';
import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { circularTo } from '../frame/officePaths.ts';

/** Leads to a circular for exactly the households that are counted; if they are others meanwhile, the list is shown anew. */
export function WriteToList({ asked: { page: _, ...asked }, rows }: { asked: AskedFields; rows: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshOffice();
  const choose = useSend(listsContract.chooseHouseholds);
  async function write() {
    try {
      const { id } = await choose.mutateAsync({ ...asked, rows });
      navigate(circularTo(id));
    } catch (error) {
      void refresh();
      throw error;
    }
  }
  return (
    <Section title={t('officeLists.write')}>
      <Stack gap={3}>
        <p>{t('officeLists.writeWords')}</p>
        <div>
          <Button look="secondary" busy={choose.isPending} onClick={write}>
            {t('officeLists.writeTo', { count: rows, number: formatCount(rows) })}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
