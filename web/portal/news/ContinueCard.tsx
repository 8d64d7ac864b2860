import { useQuery } from '@tanstack/react-query';
import { draftsQuery } from '../../application/drafts.ts';
import { useHome } from '../../me/home.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { type DraftScreen, draftScreenOf } from './draftScreen.ts';

/** "Continue where you were": forms with an unsent draft (D54). */
export function ContinueCard() {
  const { t } = useTranslation();
  const { me } = useHome();
  const { data: drafts = [] } = useQuery(draftsQuery);
  const open = drafts.flatMap(({ form, updated_at }) => {
    const screen = draftScreenOf(form, me);
    return screen ? [{ form, updated_at, screen }] : [];
  });
  if (open.length === 0) return null;
  return (
    <Card look="accent" title={t('application.continue.title')} intro={t('application.continue.intro')}>
      <Stack gap={4}>
        {open.map(({ form, updated_at, screen }) => (
          <Going key={form} screen={screen} at={updated_at} />
        ))}
      </Stack>
    </Card>
  );
}

function Going({ screen, at }: { screen: DraftScreen; at: string }) {
  const { t } = useTranslation();
  const name = useScreenName(screen);
  return (
    <Inline align="spread">
      <div>
        <strong>{name}</strong>
        <div>{t('application.continue.lastTyped', dateAndTimeOf(at))}</div>
      </div>
      <LinkButton to={screen.path} look="secondary" label={t('application.continue.goOnWith', { name })}>
        {t('application.continue.goOn')}
      </LinkButton>
    </Inline>
  );
}

/** The title of a form, with the person's name; without one the form is for a new person. */
function useScreenName({ kind, name }: DraftScreen): string {
  const { t } = useTranslation();
  if (name) return name;
  switch (kind) {
    case 'main-member':
      return t('application.frame.mainMember');
    case 'household':
      return t('application.frame.household');
    case 'burial-place':
      return t('burial.place.title');
    case 'death-contact-austria':
      return t('burial.contacts.austria');
    case 'death-contact-turkiye':
      return t('burial.contacts.turkiye');
    case 'family-member':
      return t('members.add.title');
    case 'substitute':
      return t('substitutes.form.addTitle');
  }
}
