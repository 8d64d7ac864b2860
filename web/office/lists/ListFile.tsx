import type { AskedFields, ListName } from '../../../domain/office/lists/listShape.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useSaveFile } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { listCalls } from './listCalls.ts';

type ListFileProps = { name: ListName; asked: AskedFields; rows: number };

/** Saves exactly the rows that are counted; if their number has changed meanwhile, the list is shown anew. */
export function ListFile({ name, asked: { page: _, ...asked }, rows }: ListFileProps) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const refresh = useRefreshOffice();
  const file = useSaveFile(listCalls[name].save);
  const counted = { count: rows, number: formatCount(rows) };
  async function save(format: 'xlsx' | 'csv') {
    try {
      await file.mutateAsync({ ...asked, format, rows });
      tellDone((say) => say('officeLists.saved'));
    } finally {
      void refresh();
    }
  }
  return (
    <Section title={t('officeLists.file')}>
      <Stack gap={3}>
        <p>{t('officeLists.fileWords')}</p>
        <Inline gap={3}>
          <Button look="secondary" onClick={() => save('xlsx')}>
            {t('officeLists.xlsx', counted)}
          </Button>
          <Button look="secondary" onClick={() => save('csv')}>
            {t('officeLists.csv', counted)}
          </Button>
        </Inline>
        {done}
      </Stack>
    </Section>
  );
}
