import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useTranslation } from '../../platform/words.ts';
import { SubstituteFields } from '../../substitutes/SubstituteFields.tsx';
import type { SubstituteForm as Ties } from '../../substitutes/useSubstituteForm.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions } from '../../ui/frame/Layout.tsx';

export type SubstituteFormProps = {
  form: Ties;
  /** "Save" for a new one, "Update" for a stored one. */
  submitLabel: string;
  closeTo: string;
  onStored: () => void;
};

export function SubstituteForm({ form, submitLabel, closeTo, onStored }: SubstituteFormProps) {
  const { t } = useTranslation();

  async function store() {
    if (await form.submit()) onStored();
  }

  return (
    <Form onSubmit={store}>
      <FormErrors form={form} />
      <Card layout="beside">
        <SubstituteFields form={form} />
      </Card>
      <Actions>
        <LinkButton look="secondary" to={closeTo}>
          {t('shared.action.close')}
        </LinkButton>
        <Button type="submit" busy={form.busy}>
          {submitLabel}
        </Button>
      </Actions>
    </Form>
  );
}
