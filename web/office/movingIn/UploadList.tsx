import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { movingInContract } from '../../../domain/movingIn/movingIn.contract.ts';
import { upload } from '../../platform/calls/upload.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { ProgressBar } from '../../ui/content/ProgressBar.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useRefreshOffice } from '../calls/useRefreshOffice.ts';
import { importedFilePath } from '../frame/officePaths.ts';

/** Uploads a former list, and then shows what was read of it. */
export function UploadList() {
  const { t } = useTranslation();
  const [percent, setPercent] = useState(0);
  const navigate = useNavigate();
  const refresh = useRefreshOffice();
  const send = useMutation({
    mutationFn: (file: File) => {
      const { signal } = new AbortController();
      return upload(movingInContract.uploadImportedFile, {
        input: {},
        file,
        fields: {},
        onProgress: setPercent,
        signal,
      });
    },
    onSuccess: ({ id }) => navigate(importedFilePath(id)),
    onSettled: refresh,
  });
  return (
    <Card look="accent" title={t('officeMovingIn.uploadTitle')}>
      <Stack>
        <FileField
          id="former-list"
          label={t('officeMovingIn.uploadLabel')}
          hint={t('officeMovingIn.uploadHint')}
          accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          chooseLabel={t('officeMovingIn.choose')}
          disabled={send.isPending}
          onPick={([file]) => file && send.mutate(file)}
        />
        {send.isPending && <ProgressBar label={t('officeMovingIn.reading')} percent={percent} />}
      </Stack>
    </Card>
  );
}
