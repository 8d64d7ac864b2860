import { useState } from 'react';
import type { ReadBankStatement } from '../../../domain/payments/bankAnswers.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useReadStatement } from '../calls/bankApi.ts';
import { RUNNING } from '../frame/officePaths.ts';
import { BankFileNotes } from './BankFileNotes.tsx';

/** Uploads a file of the bank, and reports what happened to its lines. */
export function BankFileCard() {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(0);
  const read = useReadStatement();
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
          onPick={([file]) => file && read.mutate({ file, onProgress: setPercent })}
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

function Told({ read }: { read: ReadBankStatement }) {
  const { t } = useTranslation();
  const { booked, undecided, known, file_name: name } = read;
  return (
    <Notice tone={undecided > 0 || read.warnings.length > 0 ? 'info' : 'success'}>
      <p>{t('officeBank.file.booked', { count: booked, amount: euro(read.booked_amount), name })}</p>
      {undecided > 0 && <p>{t('officeBank.file.undecided', { count: undecided })}</p>}
      {read.is_unfinished && (
        <p>
          {t('officeBank.file.unfinished')} <Link to={RUNNING}>{t('officeBank.file.howFar')}</Link>
        </p>
      )}
      {read.is_repeated && <p>{t('officeBank.file.repeated')}</p>}
      {known > 0 && <p>{t('officeBank.file.known', { count: known })}</p>}
      <BankFileNotes of={read} />
    </Notice>
  );
}
