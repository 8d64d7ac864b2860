import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bankContract } from '../../../domain/payments/bank/bank.contract.ts';
import type { ReadBankStatement } from '../../../domain/payments/bank/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { upload } from '../../platform/calls/upload.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { isUnfinished, runsQuery } from '../calls/runsQuery.ts';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { RUNNING } from '../frame/officePaths.ts';
import { BankFileNotes } from './BankFileNotes.tsx';

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

/**
 * A file that was just read, with the run that books its lines and the present numbers. While the run works, the numbers are
 * those of the run; when it ends, everything on screen is loaded again.
 */
function useReadFile(read: ReadBankStatement) {
  const refresh = useRefreshOffice();
  const runs = useQuery({ ...runsQuery, enabled: read.is_unfinished }).data?.runs ?? [];
  const run = read.is_unfinished ? runs.find(({ bank_file }) => bank_file?.id === read.id) : undefined;
  const ended = run && !isUnfinished(run) ? run.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run that ends
  useEffect(() => {
    if (ended !== undefined) void refresh();
  }, [ended]);
  const stored = useQuery(queryOf(bankContract.listBankStatements)).data?.find(({ id }) => id === read.id) ?? read;
  const now = run?.bank_file;
  return { run, file: now && ended === undefined ? { ...stored, booked: now.booked, undecided: now.waiting } : stored };
}
