import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import css from './RecoveryCodes.module.css';

/** Pages without https have no clipboard API; there the codes are printed or written down. */
const CAN_COPY = 'clipboard' in navigator;

/** Shows the recovery codes, only this once: to be copied, printed or written down. */
export function RecoveryCodes({ codes, above, onDone }: { codes: string[]; above?: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();

  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    tellDone((say) => say('officeAccess.codes.copied'));
  }

  return (
    <Screen title={t('officeAccess.codes.title')} above={above} lead={t('officeAccess.codes.lead')}>
      <Notice tone="warning">
        <p>{t('officeAccess.codes.once')}</p>
      </Notice>
      {done}
      <Card>
        <Stack>
          <ul className={css.codes} aria-label={t('officeAccess.codes.title')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Inline>
            {CAN_COPY && (
              <Button look="secondary" onClick={copy}>
                {t('officeAccess.codes.copy')}
              </Button>
            )}
            <Button look="secondary" onClick={() => window.print()}>
              {t('officeAccess.codes.print')}
            </Button>
          </Inline>
        </Stack>
      </Card>
      <Inline>
        <Button onClick={onDone}>{t('officeAccess.codes.kept')}</Button>
      </Inline>
    </Screen>
  );
}
