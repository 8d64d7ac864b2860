import { unbroken } from '../../domain/shared/unbroken.ts';
import { runtime } from './start/runtime.ts';

/**
 * How to reach the association: texts and link targets. `emergency` is answered day and night; absent if there is none.
 */
export function contact() {
  const { phone, email, emergency_phone } = runtime().association;
  return {
    phone: unbroken(phone),
    phoneUrl: telephone(phone),
    email,
    emailUrl: `mailto:${email}`,
    emergency: emergency_phone ? { phone: unbroken(emergency_phone), url: telephone(emergency_phone) } : undefined,
  };
}

/** The association's numbers as its profile writes them. */
export function associationPhones(): string[] {
  const { phone, emergency_phone } = runtime().association;
  return emergency_phone ? [phone, emergency_phone] : [phone];
}

function telephone(number: string): string {
  return `tel:${number.replaceAll(' ', '')}`;
}
