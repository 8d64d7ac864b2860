import type { MadeDeathLink } from '../../../../domain/deaths/deathLinks.contract.ts';
import { CAN_SHARE, shareText } from '../../../platform/share.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/actions/Dialog.tsx';
import { CopyValue } from '../../../ui/content/CopyValue.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';

type MadeLinkDialogProps = { made: MadeDeathLink['made']; onClose: () => void };

/** What a new link consists of, shown once. */
export function MadeLinkDialog({ made, onClose }: MadeLinkDialogProps) {
  const { t } = useTranslation();
  const { recipient, message, address, code, code_address } = made;
  return (
    <Dialog
      title={t('officeDeathLinks.made.title', { name: recipient })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('officeDeathLinks.made.close')}</Button>}
    >
      <Stack>
        <p>{t('officeDeathLinks.made.once')}</p>
        <CopyValue label={t('officeDeathLinks.made.message')} value={message} />
        {CAN_SHARE && (
          <div>
            <Button look="secondary" onClick={() => shareText(message)}>
              {t('officeDeathLinks.made.share')}
            </Button>
          </div>
        )}
        <CopyValue label={t('officeDeathLinks.made.address')} value={address} />
        {code && code_address && (
          <div>
            <CopyValue label={t('officeDeathLinks.made.code')} value={code} />
            <p>{t('officeDeathLinks.made.codeWords', { address: code_address })}</p>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
