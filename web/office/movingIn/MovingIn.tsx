import { type ImportedFile, movingInContract } from '../../../domain/movingIn/movingIn.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useCall, useSaveFile } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { importedFilePath } from '../frame/officePaths.ts';
import { FinishTakingOver, OpenListChanges } from './FinishTakingOver.tsx';
import { UploadList } from './UploadList.tsx';
import { useMayMoveIn } from './useMayMoveIn.ts';

/** Where the board reads the association's former list (decision 101). */
export function MovingIn() {
  const { t } = useTranslation();
  const mayMoveIn = useMayMoveIn();
  const { tellDone, done } = useDone();
  return (
    <Screen title={t('officeMovingIn.title')} lead={t('officeMovingIn.lead')}>
      {done}
      <Stack gap={6}>
        <OpenListChanges />
        {mayMoveIn ? <Lists /> : <p>{t('officeMovingIn.boardOnly')}</p>}
        {mayMoveIn && <FinishTakingOver tellDone={tellDone} />}
      </Stack>
    </Screen>
  );
}

function Lists() {
  const files = useCall(movingInContract.listImportedFiles);
  return (
    <Stack gap={6}>
      <Template />
      <UploadList />
      <Files files={files} />
    </Stack>
  );
}

function Template() {
  const { t } = useTranslation();
  const save = useSaveFile(movingInContract.getImportTemplate);
  return (
    <Card title={t('officeMovingIn.templateTitle')} intro={<p>{t('officeMovingIn.templateHint')}</p>}>
      <Inline>
        <Button look="secondary" busy={save.isPending} onClick={() => save.mutate({ format: 'xlsx' })}>
          {t('officeMovingIn.templateXlsx')}
        </Button>
        <Button look="secondary" busy={save.isPending} onClick={() => save.mutate({ format: 'csv' })}>
          {t('officeMovingIn.templateCsv')}
        </Button>
      </Inline>
    </Card>
  );
}

function Files({ files }: { files: ImportedFile[] }) {
  const { t } = useTranslation();
  const columns: Column<ImportedFile>[] = [
    {
      key: 'name',
      header: t('officeMovingIn.file'),
      heads: true,
      cell: ({ id, name }) => <Link to={importedFilePath(id)}>{name}</Link>,
    },
    { key: 'at', header: t('officeMovingIn.uploaded'), cell: ({ uploaded_at }) => momentOf(uploaded_at) },
    ...(['households', 'people'] as const).map(
      (key): Column<ImportedFile> => ({
        key,
        header: t(`officeMovingIn.${key}`),
        align: 'end',
        cell: (file) => formatCount(file[key]),
      }),
    ),
    {
      key: 'problems',
      header: t('officeMovingIn.problems'),
      align: 'end',
      cell: ({ problem_count }) => formatCount(problem_count),
    },
  ];
  return (
    <Card title={t('officeMovingIn.filesTitle')}>
      {files.length === 0 ? (
        <EmptyState look="inside">{t('officeMovingIn.none')}</EmptyState>
      ) : (
        <DataTable
          caption={t('officeMovingIn.filesTitle')}
          captionHidden
          look="lines"
          columns={columns}
          rows={files}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}

function momentOf(instant: string): string {
  const { date, time } = dateAndTimeOf(instant);
  return `${date}, ${time}`;
}
