import { useEffect, useState } from 'react';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';
import css from './PictureDialog.module.css';

export type PictureDialogProps = {
  /** What it is; also said instead of the picture. */
  title: string;
  picture: Blob;
  /** What has to stand in it. */
  facts: Fact[];
  /** Left out where that is decided already. */
  onVerify: (() => Promise<unknown>) | undefined;
  onRefuse: (() => void) | undefined;
  onClose: () => void;
};

/** A paper that is a picture, between the data to compare and the decision. */
export function PictureDialog({ title, picture, facts, onVerify, onRefuse, onClose }: PictureDialogProps) {
  const { t } = useTranslation();
  const address = useAddress(picture);
  return (
    <Dialog
      title={title}
      size="widest"
      onClose={onClose}
      footer={
        <>
          {onVerify && <Button onClick={onVerify}>{t('officeHousehold.paper.verify')}</Button>}
          {onRefuse && (
            <Button look="secondary" onClick={onRefuse}>
              {t('officeHousehold.paper.refuse')}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {t('shared.action.close')}
          </Button>
        </>
      }
    >
      <Facts dense facts={facts} />
      {address && <img className={css.picture} src={address} alt={title} />}
    </Dialog>
  );
}

/** An address of the picture that is good while it is shown. */
function useAddress(picture: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}
