import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bankContract } from '../../../domain/payments/bank.contract.ts';
import type { ReadBankStatement } from '../../../domain/payments/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { upload } from '../../platform/calls/upload.ts';
import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { isUnfinished } from '../calls/runsQuery.ts';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { RUNNING } from '../frame/officePaths.ts';
import { BankFileNotes } from './BankFileNotes.tsx';
import { useReadFile } from './useReadFile.ts';

/** Uploads a file of the bank, and reports what happened to its lines. */
export function BankFileCard() {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(0);
  const onSettled = useRefreshOffice();
  const read = useMutation({
    mutationFn: (file: File) => {
      const { signal } = new AbortController();
      return upload(bankContract.readBankStatement, { input: {}, file, fields: {}, onProgress: setPercent, signal });
    },
    onSettled,
  });
  return (
    <Card look="accent" title={t('officeBank.file.title')}>
      <Stack>
        <FileField
          id="statement"
          label={t('officeBank.file.label')}
          hint={t('officeBank.file.hint')}
          accept=".xml,.camt,.053,.zip,application/xml,text/xml,application/zip"
          chooseLabel={t('officeBank.file.choose')}
          disabled={read.isPending}
          onPick={([file]) => file && read.mutate(file)}
        />
        {runtime().demo && (
          <p>
            <a href="/demo/bank-statement.xml">{t('officeBank.file.demo')}</a>
          </p>
        )}
        {read.isPending && <ProgressBar label={t('officeBank.file.reading')} percent={percent} />}
        <Status>{read.data && <Told read={read.data} />}</Status>
      </Stack>
    </Card>
  );
}

/** What became of the file, followed while its lines are booked and decided. */
function Told({ read }: { read: ReadBankStatement }) {
  const { t } = useTranslation();
  const { run, file } = useReadFile(read);
  const { booked, undecided, skipped } = file;
  const { known, file_name: name } = read;
  const isRunning = run ? isUnfinished(run) : read.is_unfinished;
  const isClear = undecided === 0 && read.warnings.length === 0 && read.left_out.length === 0;
  return (
    <Notice tone={isClear && !isRunning ? 'success' : 'info'}>
      <p>{t('officeBank.file.booked', { count: booked, amount: euro(file.booked_amount), name })}</p>
      {isRunning && (
        <>
          <p>
            {t('officeBank.file.unfinished')} <Link to={RUNNING}>{t('officeBank.file.howFar')}</Link>
          </p>
          {run?.total != null && (
            <p>{t('officeBank.file.running', { done: run.done + run.failed, total: run.total })}</p>
          )}
        </>
      )}
      {!isRunning && undecided > 0 && <p>{t('officeBank.file.undecided', { count: undecided })}</p>}
      {skipped > 0 && <p>{t('officeBank.file.skipped', { count: skipped })}</p>}
      {read.is_repeated && <p>{t('officeBank.file.repeated')}</p>}
      {known > 0 && <p>{t('officeBank.file.known', { count: known })}</p>}
      <BankFileNotes of={read} />
    </Notice>
  );
}
