import { useEffect } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Skeleton } from '../ui/frame/Skeleton.tsx';

/** Goes to the other interface, replacing the history entry, so that the back button does not return to this page. */
export function RedirectTo({ url: address }: { url: string }) {
  const { t } = useTranslation();
  useEffect(() => window.location.replace(address), [address]);
  return <Skeleton label={t('shared.frame.loading')} />;
}
