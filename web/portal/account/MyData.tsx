import { useMutation } from '@tanstack/react-query';
import { myDataContract } from '../../../domain/me/myData.contract.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';

/** A download of everything that is stored about the household. */
export function MyData() {
  const { t } = useTranslation();
  const download = useMutation({ mutationFn: () => saveFile(myDataContract.downloadMyData, {}) });
  return (
    <Card layout="beside" title={t('myAccount.data.title')} intro={t('myAccount.data.intro')}>
      <p>{t('myAccount.data.careful')}</p>
      <Button look="secondary" onClick={() => download.mutateAsync()}>
        {t('myAccount.data.download')}
      </Button>
    </Card>
  );
}
