import { z } from 'zod';
import { familyMemberInput, mainMemberInput, memberChange } from '../../domain/members/members.contract.ts';
import { phoneNumberInput } from '../../domain/members/phoneSchemas.ts';

/** The main member's screen: personal data and phone numbers, which separate calls store. */
export const mainMemberForm = mainMemberInput.extend({ phone_numbers: z.array(phoneNumberInput) });

/** For locked personal data: only the phone numbers are sent (D25). */
export const phoneNumbersForm = z.object({ phone_numbers: z.array(phoneNumberInput) });

export const familyMemberForm = familyMemberInput;

/** What the office corrects: only the changed fields. */
export const correction = memberChange;

/** The same for a main member, whose phone numbers separate calls store. */
export const mainMemberCorrection = memberChange.safeExtend({ phone_numbers: z.array(phoneNumberInput) });
