-- What is no longer needed is erased: households by a person of the board, what mails say by the nightly work (decision 18).
-- Of an erased household this row stays, so that its number, its bills and its payments are never taken for another one's.
alter table households
  add column erased_on date,
  add column erasure_warned_on date,
  add constraint households_erased_are_nobodys check (erased_on is null or (account_id is null and status = 'inactive'));
comment on column households.erasure_warned_on is 'when an applicant was told that the application may be erased';
create index households_ended on households (inactive_from) where status = 'inactive' and erased_on is null;
create index households_warned on households (erasure_warned_on) where status = 'new' and erasure_warned_on is not null;

-- Until now nobody wrote it down: whoever is here today counts as seen today.
alter table accounts add column last_seen_on date;
comment on column accounts.last_seen_on is 'the last day on which somebody was logged in';
update accounts set last_seen_on = (now() at time zone 'Europe/Vienna')::date;

-- The row of a mail stays for its key: what was mailed once is not mailed again. Whom it went to and what it said does not.
alter table mails
  alter column recipient drop not null,
  alter column content drop not null,
  add constraint mails_cleared_wholly check ((recipient is null) = (content is null));
create index mails_to_clear on mails (coalesce(sent_at, abandoned_at), id) where content is not null;

-- What is laid aside belongs to no household: it is cleared once its bookkeeping need not be kept any more.
create index bank_transactions_laid_aside on bank_transactions (value_date) where laid_aside_reason <> '';
