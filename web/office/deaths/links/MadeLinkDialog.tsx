import type { MadeDeathLink } from '../../../../domain/deaths/deathLinks.contract.ts';
import { dialled } from '../../../../domain/shared/dialled.ts';
import { CAN_SHARE, shareText } from '../../../platform/share.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/actions/Dialog.tsx';
import { CopyValue } from '../../../ui/content/CopyValue.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';

type MadeLinkDialogProps = {
  made: MadeDeathLink['made'];
  /** To whom a message goes at once, where the number is known. */
  phone?: string | null;
  onClose: () => void;
};

/** What a new link consists of, shown once. */
export function MadeLinkDialog({ made, phone, onClose }: MadeLinkDialogProps) {
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
        <Inline>
          {CAN_SHARE && (
            <Button look="secondary" onClick={() => shareText(message)}>
              {t('officeDeathLinks.made.share')}
            </Button>
          )}
          <a href={whatsAppAddress(message, phone)} target="_blank" rel="noreferrer">
            {t('officeDeathLinks.made.whatsApp')}
          </a>
        </Inline>
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

/** Opens WhatsApp with the message, to the number if it has a country code; nothing is sent before somebody presses send there. */
function whatsAppAddress(message: string, phone: string | null | undefined): string {
  const number = phone ? dialled(phone) : '';
  const to = number.startsWith('+') ? number.slice(1) : '';
  return `https://wa.me/${to}?text=${encodeURIComponent(message)}`;
}
