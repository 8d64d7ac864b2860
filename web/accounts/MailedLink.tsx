import { type ReactNode, useState } from 'react';
import { CallRefused } from '../platform/call.ts';
import { Screen } from '../platform/Screen.tsx';
import { useTranslation } from '../platform/words.ts';
import { Stack } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useSearchParams } from '../ui/router/Router.tsx';
import { toLogIn } from './toLogIn.ts';

export type AskingProps = { token: string; onEnd: (end: 'done' | 'invalid') => void };

type MailedLinkProps = { asking: (props: AskingProps) => ReactNode; done: ReactNode; invalid: ReactNode };

/**
 * A screen behind a mailed link: it asks, and ends done or not valid. Only what people press uses the link up, for mail
 * scanners follow links too (D12).
 */
export function MailedLink({ asking, done, invalid }: MailedLinkProps) {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [state, setState] = useState<'asking' | 'done' | 'invalid'>(token ? 'asking' : 'invalid');
  if (state === 'done') return done;
  if (state === 'invalid') return invalid;
  return asking({ token, onEnd: setState });
}

/** The link has done its work; from here one logs in. */
export function LinkDone({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation();
  return (
    <Screen key="done" title={title} lead={lead}>
      <Stack>
        <LinkButton wide to={toLogIn}>
          {t('accounts.logIn.toLogIn')}
        </LinkButton>
      </Stack>
    </Screen>
  );
}

/** Whether a call was refused because its mailed link has run out or was used. */
export function isLinkNotValid(error: unknown): boolean {
  return error instanceof CallRefused && error.key === 'link_not_valid';
}
