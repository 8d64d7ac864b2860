import type { ReactNode } from 'react';
import { useHome } from '../../me/home.ts';
import { useTranslation } from '../../platform/words.ts';
import { Section } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { ApplicationCosts } from '../frame/ApplicationCosts.tsx';
import { SubmitSummary } from '../frame/SubmitSummary.tsx';

/**
 * The last step in the usual order: everything is here to be checked above the payments. `children` leads to the
 * receipts; the last one's Confirm sends the application.
 */
export function CheckBeforePaying({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { mainMember, me } = useHome();
  const navigate = useNavigate();
  return (
    <Section title={t('application.submit.title')} intro={t('application.submit.beforePaying')}>
      <Stack>
        <SubmitSummary data={{ main_member: mainMember, sub_members: me.sub_members }} onChange={navigate} />
        <ApplicationCosts isBrief />
        <p>{t('application.submit.afterwards')}</p>
        {children}
      </Stack>
    </Section>
  );
}
