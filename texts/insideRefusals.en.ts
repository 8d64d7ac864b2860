import type { InsideRefusalKey } from './refusalKeys.ts';

/** The same in English. */
export const insideRefusalsEn: Record<InsideRefusalKey, string> = {
  password_required: 'For your safety, please type your current password. You logged in some time ago.',
  wrong_old_password: 'Your current password is not correct. Please type it again.',
  account_must_be_active: 'This account is not confirmed yet, or closed. Its address cannot be changed.',
  device_not_found: 'This device is no longer logged in. Please reload the page.',
  staff_account_not_found: 'There is no account of the office with this e-mail.',
  second_factor_needed: 'Please confirm your log-in with a code first.',
  second_factor_wrong: 'This code is wrong or was used before. Please take the next one.',
  second_factor_not_set: 'This account has no second factor.',
  second_factor_not_offered: 'This took too long. Please start again with your password.',

  notification_not_found: 'This message no longer exists. Please reload the page.',

  document_lost: 'This file can no longer be opened here. It has to be uploaded again.',
  document_not_found: 'This document no longer exists. Please reload the page.',
  missing_file: 'No file was chosen. Please choose a file first.',
  incorrect_file_type: 'Incorrect file type, please use type of png, jpeg, pdf',
  file_is_heic:
    'Photos in the HEIC format cannot be used here. On an iPhone: take a screenshot of the photo and send that. Or choose “Most Compatible” under Settings, Camera, Formats, and take the photo again.',
  file_too_large: 'The uploaded file is too large. The maximum size allowed is 15 MB',
  file_already_exists: 'You have already uploaded this file. You do not need to send it again.',
  file_damaged: 'This file is damaged or cut off. Please save it again or send a photo.',
  file_too_many_pixels: 'This picture has too many pixels. Please take or scan it at a lower resolution.',
  file_needs_password: 'This PDF opens only with a password. Please save it without one, or send a photo.',
  file_not_safe: 'This PDF holds scripts or other files. Please print it as a new PDF, or send a photo.',
  file_infected: 'A virus was found in this file. Please check your device and send a new photo.',
  file_not_checked: 'We cannot check files for viruses right now. Please try again in a few minutes.',
  picture_not_possible: 'This document cannot be shown here. Please download the original.',
  upload_interrupted: 'The upload was interrupted. Please try again.',
  document_is_verified: 'Our office has verified this document, so it cannot be deleted. Please call us.',
  storage_full: 'We cannot store files at the moment. Please try again later.',

  MemberNotFound: 'We could not find this person. Please reload the page.',
  PhoneNumberNotFound: 'This phone number no longer exists. Please reload the page.',
  household_inactive: 'The membership or application has ended, so nothing can be changed. Please call us.',
  household_must_be_active: 'This is possible once your application has been submitted.',
  changed_meanwhile: 'This was changed elsewhere in the meantime. Please reload and check your details.',
  inactive_reason_required: 'A reason is missing. Please choose one.',
  main_member_email_cant_be_null: 'The main member needs an e-mail address. Please enter one.',
  main_member_cant_be_updated_to_main_member: 'This person already is the main member. Please choose someone else.',
  new_main_member_not_active: 'The new main member must be active. Please choose someone else.',
  create_or_set_phone_number_to_main_number: 'One phone number must be the main number. Please mark another one first.',
  main_phone_number_already_exists: 'There already is a main number. Please change the mark there first.',
  only_one_main_phone_number_allowed: 'Only one phone number can be the main number. Please mark just one.',
  no_main_phone_number: 'No main number is marked. Please mark one phone number.',
  only_members_with_status_new_can_be_deleted:
    'Only family members with the status “new” can be deleted. Please call us.',
  change_request_not_found: 'We could not find this request. Please reload the page.',
  change_request_already_open: 'You have already asked us to correct this entry. Please wait for our answer.',
  change_request_already_decided: 'This request has already been decided. Please reload the page.',
  data_not_locked: 'This entry is not locked. You can change it yourself.',
  person_was_excluded: 'The board has excluded this person. Please call us.',
  child_older_than_30: 'Child is older than 30 years!',

  HouseholdNotFound: 'We could not find this household. Please reload the page.',
  AddressNotFound: 'This address no longer exists. Please reload the page.',
  create_or_set_address_to_main_address: 'One address must be the main address. Please mark it as such.',
  main_address_at_least_one_must_exist: 'You need at least one main address. Please mark another one first.',

  burial_place_not_found: 'This burial place was not found. Please reload the page.',
  burial_place_already_exists: 'You have already stored a burial place. Please reload the page and change that one.',
  death_contact_not_found: 'We could not find this contact. Please reload the page.',
  death_contact_already_exists:
    'You have already named somebody in this country. Please reload the page and change that contact.',

  substitute_not_found: 'We could not find this representation. Please reload the page.',
  substitute_has_ended: 'This representation has been ended. Please add a new one.',

  invoice_not_found: 'We could not find this invoice. Please reload the page.',
  invoice_not_confirmed: 'The invoice is not confirmed yet. Please confirm it first.',
  invoice_already_existing_for_member:
    'There already is an invoice for this person. Please call us: we can declare an open invoice void.',
  invoice_cant_be_updated_manually_to_this_status: 'The invoice cannot take this status. Please choose another one.',
  status_of_invoice_with_current_status_cant_be_updated_manually:
    'The status of this invoice can no longer be changed. Please reload the page.',
  no_matching_fee: 'We found no fee that fits. Please call us.',
  nothing_to_precalculate: 'We cannot work out the fees yet. Please enter every date of birth first.',
  fees_in_force_already: 'From this day on, fees are already in force. Please name a later day.',
  nothing_for_invoicing: 'There is nothing to invoice. All invoices have been made.',
  settings_not_found: 'These rules were not found. Please reload the page.',
  settings_begin_that_day_already: 'Other rules already begin on that day. Please choose another day.',
  settings_in_force_already: 'These rules already apply. Please introduce new ones instead.',
  too_many_settings_to_come: '{{most}} changes are planned already. Please withdraw one of them first.',

  bank_transaction_not_found: 'This payment was not found. Please reload the list.',
  form_not_found: 'This form no longer exists. Please go back.',

  bank_transaction_already_exists: 'This payment has already been booked. Please check the list of payments.',
  divided_bank_transaction_from_another_household:
    'The payment belongs to another household. Please choose one of the same household.',
  allowed_only_for_over_paid_invoices: 'Only the surplus of an overpaid invoice can be moved.',
  status_of_invoice_not_supported_for_assignment:
    'No payment can be assigned to an invoice with this status. Please choose another one.',
  new_amount_must_be_lower: 'The amount must be lower: not as much is free, or owed.',
  bank_transaction_already_decided: 'This has been decided already. Please reload the list.',
  bank_transaction_not_a_credit: 'This is not a credit. It cannot be booked for an invoice.',
  bank_transaction_not_a_return: 'This does not fit: not a return, or not the payment of a member.',
  parts_must_add_up: 'The amounts together are not what came in. Please check each of them.',
  nothing_to_refund: 'No money of this household is free. Please reload the page.',
  refund_not_found: 'This repayment was not found. Please reload the page.',
  refund_already_exists: 'This repayment is booked already: same day, same amount. Please check the list.',
  refund_does_not_fit: 'This does not fit: another amount, a return by the bank, or settled already.',
  payment_not_seen_at_bank:
    'What is free was booked by hand. The bank has not told of it yet. Please read the bank statement first.',
  payment_does_not_fit: 'This does not fit: another amount, too far apart, or settled already.',
  payment_was_refunded: 'Some of this payment went back to the household. Please take that repayment back first.',
  payment_returned_on_another_day: 'This return is noted already, with the day {{date}}. The day was not changed.',
  bank_statement_wrong_kind:
    'This is not a bank statement (camt.053). Please download it from the bank as camt.053, alone or as a ZIP.',
  bank_statement_not_readable: 'This file is damaged. Please download the statement from the bank once more.',
  bank_statement_entry_not_readable:
    'In entry {{entry}} the field {{field}} cannot be read. Please send the bank this sentence. Nothing was booked.',
  bank_statement_too_long: 'A file may hold {{most}} entries at most. Please download shorter periods from the bank.',
  bank_archive_not_readable:
    'This ZIP cannot be opened: damaged, too large or with a password. Please choose the statements in it one by one.',
  bank_statement_of_another_account: 'This statement is of another account. Please choose that of the association.',
  bank_statement_not_in_euro: 'This file holds no amount in euro. Nothing was booked.',

  member_must_be_kept: 'This person may not be erased yet. The page of the household says why.',
  household_must_be_kept: 'This household may not be erased yet. Its page says why.',
  application_incomplete:
    'Something is still missing from your application. Please look at the list of what is missing.',
  status_step_not_possible: 'This is not possible with this status. Please reload the page.',
  registration_not_confirmed: 'This registration is not confirmed. It is deleted by itself after 48 hours.',
  main_member_ends_with_household:
    'The main member’s membership ends with the whole household. Or choose who goes on as the main member.',

  approval_not_found: 'This is no longer there. Please reload the page.',
  approval_already_decided: 'This has been decided already. Please reload the page.',
  second_person_must_agree: 'Somebody else of the office has to agree here, not you yourself.',
  documents_wait_for_second_person:
    'Your documents cannot be opened yet. Somebody else in our office has to confirm your new e-mail address.',
  decided_meanwhile_by: '{{who}} has decided here in the meantime. You now see how things stand. Please check.',
  decided_meanwhile: 'Something was decided here in the meantime. You now see how things stand. Please check.',
  run_not_found: 'This work is no longer there. Please reload the page.',
  run_has_ended: 'This work has already ended.',
  mail_not_found: 'This e-mail is no longer there. Please reload the page.',
  mail_not_waiting: 'This e-mail is on its way or done with by now. You now see how things stand.',
  text_message_not_found: 'This text message is not there any more. Please reload the page.',
  text_message_not_waiting: 'This text message is done with by now. You now see how things stand.',
  shift_not_found: 'This entry is not there any more. Please reload the page.',
  only_own_shifts: 'You can only enter yourself. The board enters others.',
  already_on_call: 'This person is already entered on one of these days. Please change that entry.',
  shift_changed_meanwhile: 'Somebody else has changed this entry meanwhile. Please reload the page.',
  mail_must_not_be_sent_again: 'This e-mail cannot be sent again. Please take it off the list.',
  mail_goes_elsewhere: 'The address has changed in the meantime. Please check where the e-mail goes.',

  death_case_not_found: 'This case no longer exists. Please reload the list.',
  death_case_changed:
    'Somebody else has changed this case in the meantime. What you typed is still here: please reload the case and look at what has changed.',
  death_case_step_not_possible: 'This step is not possible now. Please reload the case.',
  death_case_exists: 'There is already case {{case_no}} for this person.',
  death_effects_changed: 'Something has changed in the meantime. Please reload the effects and check them again.',
  death_choice_not_possible: 'This choice is not possible any more. Please reload the effects and choose again.',
  death_effects_overtaken:
    'Something in the household has changed since. Please look at what would stay as it is, and confirm it.',
  death_burial_day_needed: 'Please enter when the burial was.',
  death_money_undecided:
    'Nobody has decided about some open invoices. Please reload the list and decide about each of them.',
  death_case_is_itself: 'Please choose another case.',
  death_case_has_effects: 'This case has had effects for a household already. Please take them back first.',
  death_case_not_accepted:
    'The association can pay only once the case is accepted. You can enter costs of the family already.',
  death_step_not_found: 'This step no longer exists. Please reload the case.',
  death_cost_over_limit: 'This exceeds a limit set by the board. Please add why.',
  death_cost_not_found: 'This cost no longer exists. Please reload the costs.',
  death_costs_unpaid: 'A cost of the association is not paid yet. Please enter the day of payment first.',
  death_day_needed: 'Please enter the day of death first.',
  death_cover_not_clear: 'The board decides here, because the check is not clear.',
  death_check_outdated: 'Something has changed since the last check. Please check the cover again.',
  death_board_decides: 'The board has already decided about this person. Please pass the case to the board.',
  death_decision_waits: 'A decision is still waiting for signatures. Please reload the case.',
  death_decision_not_found: 'This decision no longer exists. Please reload the case.',
  death_already_signed: 'You have signed already. Another member of the board has to sign.',
};
