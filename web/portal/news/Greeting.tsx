import { useState } from 'react';
import { deviceStorage } from '../../platform/drafts/storage.ts';
import { runtime } from '../../platform/start/runtime.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

const STORAGE_KEY = 'vefa.greeted';

/** Welcomes a new applicant once on each device (spec §2, "welcome dialog"). */
export function Greeting({ householdId }: { householdId: number }) {
  const { t } = useTranslation();
  const [isGreeted, setGreeted] = useState(() => deviceStorage.get(STORAGE_KEY) === String(householdId));
  if (isGreeted) return null;

  function close() {
    deviceStorage.set(STORAGE_KEY, String(householdId));
    setGreeted(true);
  }

  return (
    <Dialog
      title={t('application.news.greetingTitle', { association: runtime().association.name })}
      onClose={close}
      footer={<Button onClick={close}>{t('application.news.greetingStart')}</Button>}
    >
      <Stack gap={3}>
        <p>{t('application.news.greetingText')}</p>
        <p>{t('application.news.greetingNeed')}</p>
      </Stack>
    </Dialog>
  );
}
