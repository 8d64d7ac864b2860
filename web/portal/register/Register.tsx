import { useState } from 'react';
import { logInPath } from '../../accounts/logInPath.ts';
import { keepSentRegistration } from '../../application/sentRegistration.ts';
import { useNavigate } from '../../ui/router/Router.tsx';
import { CheckMailbox } from './CheckMailbox.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** Registration; then a dialog asks to check the mailbox, and the log-in follows (spec §2, D12). */
export function Register() {
  const [sentTo, setSentTo] = useState<string>();
  const navigate = useNavigate();
  return (
    <>
      <RegisterForm
        onSent={(email) => {
          keepSentRegistration(email);
          setSentTo(email);
        }}
      />
      {sentTo && <CheckMailbox email={sentTo} onClose={() => navigate(logInPath)} />}
    </>
  );
}
