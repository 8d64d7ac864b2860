import { useEffect } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Skeleton } from '../ui/frame/Skeleton.tsx';

/** Goes to the other interface, in place of the page that is left: the way back leads past it. */
export function LeaveFor({ address }: { address: string }) {
  const { t } = useTranslation();
  useEffect(() => window.location.replace(address), [address]);
  return <Skeleton label={t('shared.frame.loading')} />;
}
