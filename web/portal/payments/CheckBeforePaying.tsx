import { useHome } from '../../me/meApi.ts';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { ApplicationCosts } from '../frame/ApplicationCosts.tsx';
import { SubmitSummary } from '../frame/SubmitSummary.tsx';

/** The last step in the usual order: everything is here to be checked above the payments, and the receipt's Confirm sends it. */
export function CheckBeforePaying() {
  const { t } = useTranslation();
  const { mainMember, me } = useHome();
  const navigate = useNavigate();
  return (
    <Section title={t('application.submit.title')} intro={t('application.submit.beforePaying')}>
      <Stack>
        <SubmitSummary data={{ main_member: mainMember, sub_members: me.sub_members }} onChange={navigate} />
        <ApplicationCosts />
        <p>{t('application.submit.afterwards')}</p>
      </Stack>
    </Section>
  );
}
