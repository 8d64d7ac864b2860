import { circularsContract } from '../../../domain/post/circulars.contract.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useDecision } from '../calls/useDecision.ts';
import type { CircularForm } from './useCircularForm.ts';

/** Mails a circular in each language to who writes it, once all texts are there. */
export function TestToMyself({ form, tellDone }: { form: CircularForm; tellDone: TellDone }) {
  const { t } = useTranslation();
  const test = useDecision(circularsContract.testCircular);
  const { subject_de, text_de, subject_tr, text_tr, subject_en, text_en } = form.values;
  const texts = { subject_de, text_de, subject_tr, text_tr, subject_en, text_en };
  if (Object.values(texts).some((text) => text.trim() === '')) return null;

  async function send() {
    const { email } = await test.mutateAsync(texts);
    tellDone((say) => say('officeCirculars.tested', { email }));
  }
  return (
    <Button look="secondary" busy={test.isPending} onClick={send}>
      {t('officeCirculars.test')}
    </Button>
  );
}
