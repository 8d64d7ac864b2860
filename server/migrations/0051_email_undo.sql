-- The address that a link of this purpose puts back in force: the one that the letter with it went to (D16).
alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('confirm_email', 'reset_password', 'change_email', 'undo_email'));
alter table account_tokens add column email text, add check ((purpose = 'undo_email') = (email is not null));
