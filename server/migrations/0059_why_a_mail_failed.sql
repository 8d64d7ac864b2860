-- Why a mail was given up: a kind for people, and what the mail server or the program said, without addresses.
alter table mails
  add column abandoned_because text check (abandoned_because in ('refused', 'too_old', 'cannot_be_made')),
  add column abandoned_error text check (length(abandoned_error) <= 300),
  add constraint mails_cleared_of_error check (content is not null or abandoned_error is null);
