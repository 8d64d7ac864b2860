import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import type { FamilyMemberValues } from '../memberForms.ts';
import { type Kinship, kinshipOf, kinships, withKinship } from './kinship.ts';

type KinshipForm = {
  values: FamilyMemberValues;
  set: (name: 'relationship_type' | 'membership_basis' | 'gender' | 'civil_status', value: string) => void;
  recheckAll: () => void;
};

/** Who is entered: one press fills in basis, gender, civil status and relationship, which stay open to change. */
export function KinshipButtons({ form }: { form: KinshipForm }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const chosen = kinshipOf(form.values);

  function choose(kinship: Kinship) {
    const { relationship_type, membership_basis, gender, civil_status } = withKinship(form.values, kinship);
    form.set('gender', gender);
    form.set('membership_basis', membership_basis);
    form.set('relationship_type', relationship_type);
    form.set('civil_status', civil_status);
    form.recheckAll();
  }

  return (
    <Card title={t('members.kinship.title')} intro={t('members.kinship.words')}>
      <Inline gap={2}>
        {kinships.map((kinship) => (
          <Button
            key={kinship}
            look={chosen === kinship ? 'primary' : 'secondary'}
            aria-pressed={chosen === kinship}
            onClick={() => choose(kinship)}
          >
            {word('relationship', kinship)}
          </Button>
        ))}
      </Inline>
    </Card>
  );
}
