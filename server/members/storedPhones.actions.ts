import { storedPhoneNumber } from '../../domain/members/phoneNumber.ts';
import { phoneReader } from '../platform/phoneReader.ts';

/** A phone number as it is stored (decision 43); nothing stays nothing. */
export async function asStoredPhone<N extends string | null | undefined>(number: N): Promise<N | string> {
  return number ? storedPhoneNumber(number, await phoneReader()) : number;
}
