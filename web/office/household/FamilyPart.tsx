import { useDocumentReview } from './documents/useDocumentReview.tsx';
import { GoOnWithApplication } from './GoOnWithApplication.tsx';
import { HouseholdPage, type PartProps } from './HouseholdPage.tsx';
import { PersonsCard } from './PersonsCard.tsx';
import { SubstitutesCard } from './SubstitutesCard.tsx';
import { useMembershipDecisions } from './useMembershipDecisions.tsx';
import { useTelling } from './useTelling.ts';

/** The people of a household with their documents beside the data they prove, and who represents them. */
export function FamilyPart() {
  return <HouseholdPage part="family">{(props) => <Family {...props} />}</HouseholdPage>;
}

function Family({ file, tellDone }: PartProps) {
  const telling = useTelling(file, tellDone);
  const review = useDocumentReview(file, telling);
  const membership = useMembershipDecisions(file, telling);
  return (
    <>
      <GoOnWithApplication file={file} />
      <PersonsCard file={file} review={review} membership={membership} />
      <SubstitutesCard household={file.household} substitutes={file.substitutes} />
      {review.dialogs}
      {membership.dialogs}
    </>
  );
}
