import { mergingRefusalsEn } from '../membership/mergingRefusals.en.ts';
import { listChangesRefusalsEn } from './listChangesRefusals.en.ts';

/** Why a former list is not tried, taken over or taken back (decision 102). */
export const takeOverRefusalsEn = {
  ...mergingRefusalsEn,
  application_is_compared: 'We are still checking this application. Until then there is no invoice.',
  nothing_to_compare: 'Nothing waits to be compared here. Please load the page again.',
  comparison_needs_reason: 'Somebody of the former list looks the same. Please say why it is another person.',
  joining_other_main: 'The main member of the application is not the main member there. Please change that first.',
  joining_in_mourning: 'Somebody of this household has died. Please close the case first.',
  joining_with_money: 'This application has invoices or payments. Please settle them first.',
  joining_log_in_unsure: 'The account of the application is not open, or something waits for a second person.',
  joining_waits: 'Somebody has asked already to join the application. Please decide about that first.',
  take_over_not_found: 'There is no such taking over. Please load the page again.',
  take_over_not_tried: 'Please make a dry run first.',
  take_over_asked_already: 'Somebody has asked for it already. Now a second person of the board has to agree.',
  take_over_not_asked: 'First somebody of the board has to ask for it.',
  take_over_needs_second: 'You asked for it yourself. Another person of the board has to agree.',
  take_over_agreed_already: 'The taking over was agreed to already.',
  too_many_cells_unread:
    'More than {{most}} cells of this list could not be read. Most often the meaning of a column is wrong. Please check the columns, or divide the list.',
  take_over_is_running: 'This list is being worked on. Please wait until that has ended.',
  nothing_to_take_back: 'There is no household that could be taken back.',
  ...listChangesRefusalsEn,
  proof_before_the_end: 'The taking over has not ended yet.',
  proof_without_list: 'What was read of the list is deleted. Nothing can be compared any more.',
  proof_outdated: 'Something has changed since the comparison. Please compare again.',
  proof_not_explained: 'Please explain each difference first.',
  proof_asked_already: 'Somebody has signed already. Now another person of the board has to sign.',
  proof_not_asked: 'First somebody of the board has to sign.',
  proof_needs_second: 'You have signed already. Now another person of the board has to sign.',
  proof_signed_already: 'The proof is signed. Nothing of it changes any more.',
  difference_gone: 'A difference has changed. Please load the page again.',
  explanation_needs_words: 'Please write the explanation in words.',
};
