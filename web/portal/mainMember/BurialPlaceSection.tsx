import { useState } from 'react';
import { BurialPlaceFields } from '../../burial/BurialPlaceFields.tsx';
import type { BurialPlaceForm } from '../../burial/useBurialPlaceForm.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Form } from '../../ui/fields/Form.tsx';

export type BurialPlaceSectionProps = {
  form: BurialPlaceForm;
  /** Whether one is stored already: the button then says "Update" instead of "Save". */
  isStored: boolean;
};

/** Where the main member wishes to be buried; saved by a button of its own (spec §2). */
export function BurialPlaceSection({ form, isStored }: BurialPlaceSectionProps) {
  const { t } = useTranslation();
  const [wasSaved, setWasSaved] = useState(false);

  return (
    <Card layout="beside" title={t('burial.place.title')} intro={t('burial.place.intro')}>
      <Form
        label={t('burial.place.title')}
        onSubmit={async () => {
          setWasSaved(false);
          setWasSaved(await form.submit());
        }}
      >
        <DraftNotice draft={form.draft} />
        <FormErrors form={form} title={t('burial.place.missing')} />
        <BurialPlaceFields form={form} />
        <Status>
          {wasSaved && !form.isDirty && (
            <Notice tone="success">
              <p>{t('burial.place.saved')}</p>
            </Notice>
          )}
        </Status>
        <div>
          <Button type="submit" busy={form.busy}>
            {isStored ? t('shared.action.update') : t('shared.action.save')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
