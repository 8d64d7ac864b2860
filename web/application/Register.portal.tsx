import { useState } from 'react';
import { RegisterForm } from './RegisterForm.tsx';
import { RegistrationSent } from './RegistrationSent.tsx';
import { emptyRegistration } from './registrationForm.ts';

/** Registration, and afterwards where the confirmation was sent (spec §2, D12). */
export function Register() {
  const [sentTo, setSentTo] = useState<string>();
  const [typed, setTyped] = useState(emptyRegistration);
  if (sentTo) return <RegistrationSent email={sentTo} onWrongAddress={() => setSentTo(undefined)} />;
  return (
    <RegisterForm
      initial={typed}
      onSent={(email, values) => {
        setTyped(values);
        setSentTo(email);
      }}
    />
  );
}
