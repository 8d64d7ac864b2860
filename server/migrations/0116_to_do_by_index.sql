-- The office's to-do list finds what is open by index, however many households there are.
create index documents_running_out on documents (valid_until, member_id, type) where valid_until is not null and refused_at is null;
create index documents_undecided on documents (created_at, id) where verified_at is null and refused_at is null;
create index households_at_rest on households (id) where money_rests_since is not null;
create index sale_invoices_after_reminders on sale_invoices (due_date, id) where dunning_status = 3 and status_id in (2, 7);
create index accounts_of_staff on accounts (id) where role <> 'member';
create index mails_lost on mails (abandoned_at desc, id desc)
  where abandoned_at is not null and sent_at is null and closed_at is null and content is not null;
create index text_messages_lost on text_messages (abandoned_at desc, id desc)
  where abandoned_at is not null and closed_at is null and content is not null;
create index death_cases_open_by_kind on death_cases ((state = 'reported'), (state = 'reported' and opened_at is null), reported_at, id)
  where state not in ('closed', 'withdrawn');
