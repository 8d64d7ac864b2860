import { type ReactNode, useState } from 'react';
import { logInPath } from '../../accounts/logInPath.ts';
import { CallRefused } from '../../platform/calls/call.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';

export type AskingProps = { token: string; onEnd: (end: 'done' | 'invalid') => void };

type MailedLinkProps = { asking: (props: AskingProps) => ReactNode; done: ReactNode; invalid: ReactNode };

/**
 * A screen behind a mailed link: a question, and as results "done" or "not valid". Only a press uses the link up,
 * because mail scanners open links too (D12).
 */
export function MailedLink({ asking, done, invalid }: MailedLinkProps) {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [state, setState] = useState<'asking' | 'done' | 'invalid'>(token ? 'asking' : 'invalid');
  if (state === 'done') return done;
  if (state === 'invalid') return invalid;
  return asking({ token, onEnd: setState });
}

/** The link was used; the next step is the log-in. */
export function LinkDone({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation();
  return (
    <Screen key="done" title={title} lead={lead}>
      <Stack>
        <LinkButton wide to={logInPath}>
          {t('accounts.logIn.toLogIn')}
        </LinkButton>
      </Stack>
    </Screen>
  );
}

/** Whether a call was refused because its mailed link has expired or was used. */
export function isLinkNotValid(error: unknown): boolean {
  return error instanceof CallRefused && error.key === 'link_not_valid';
}
