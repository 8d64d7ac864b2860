import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { referenceContract } from '../../../domain/reference/reference.contract.ts';
import { unbroken } from '../../../domain/shared/unbroken.ts';
import { fetchFileSize } from '../../platform/calls/call.ts';
import { useSaveFile } from '../../platform/calls/useCall.ts';
import { currentLanguage, useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

const BYTES_PER_KB = 1000;

/** What is stored, why and how long, and the two documents to read (spec §2). */
export function RegistrationConsent() {
  const { t } = useTranslation();
  return (
    <Stack gap={3}>
      <p>{t('accounts.register.consentWhat')}</p>
      <p>{t('accounts.register.consentLong')}</p>
      <p>{t('accounts.register.consentYes')}</p>
      <Stack gap={2}>
        <Download name="terms_of_use" label={t('accounts.register.terms')} />
        <Download name="data_protection" label={t('accounts.register.dataProtection')} />
      </Stack>
    </Stack>
  );
}

function Download({ name, label }: { name: 'terms_of_use' | 'data_protection'; label: string }) {
  const { t } = useTranslation();
  const download = useSaveFile(referenceContract.downloadFile);
  const file = { name, lang: currentLanguage() };
  // null if the server does not state the size
  const { data: bytes } = useQuery({
    queryKey: ['reference', 'download', file],
    queryFn: () => fetchFileSize(referenceContract.downloadFile, file),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const kind = bytes
    ? t('accounts.register.fileKindAndSize', { size: Math.ceil(bytes / BYTES_PER_KB) })
    : t('accounts.register.fileKind');
  return (
    <Button look="secondary" onClick={() => download.mutateAsync(file)}>
      <IconDownload size={22} aria-hidden="true" />
      <span>
        {label} {unbroken(kind)}
      </span>
    </Button>
  );
}
