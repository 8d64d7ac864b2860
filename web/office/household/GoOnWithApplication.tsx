import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Inline } from '../../ui/frame/Layout.tsx';
import { counterPath } from '../frame/officePaths.ts';

/** Leads back to an application that is being entered from the form, as long as something of it is missing. */
export function GoOnWithApplication({ file: { household, paper_application } }: { file: HouseholdFile }) {
  const { t } = useTranslation();
  if (!paper_application || paper_application.gaps.length === 0) return null;
  return (
    <Inline>
      <LinkButton to={counterPath(household.id, 'paper')}>{t('officePaper.open.goOn')}</LinkButton>
    </Inline>
  );
}
