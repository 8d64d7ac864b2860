import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import type { Payable } from './offers.ts';
import type { Receipts } from './receiptsOf.ts';
import { useIsReadyToSend } from './useReceipt.ts';

export type NotSentYetProps = Receipts & {
  busyType: string | undefined;
  onPay: (type: Payable) => unknown;
  /** Each number above 0 brings the reader here. */
  stops: number;
};

/** An application whose invoices are not all confirmed is not sent; the button goes on with the next one. */
export function NotSentYet({ done, all, types: [next], busyType, onPay, stops }: NotSentYetProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const isReady = useIsReadyToSend();
  useEffect(() => {
    if (stops === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [stops]);
  if (next === undefined) return null;
  return (
    <div id="not-sent" ref={box} tabIndex={-1}>
      <Notice tone="warning" title={t('application.submit.notSentYet', { done, all })}>
        <Stack gap={3}>
          <p>{isReady ? t('application.submit.notSentWords') : t('application.submit.notSentGaps')}</p>
          <div>
            <Button busy={busyType === next} onClick={() => onPay(next)}>
              {isReady ? t('application.submit.goOnAndSend') : t('application.submit.toReceipt')}
            </Button>
          </div>
        </Stack>
      </Notice>
    </div>
  );
}
