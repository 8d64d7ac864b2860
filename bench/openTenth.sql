-- A tenth of the households has something to do in every kind of the to-do list.
set session_replication_role = 'replica';
-- documents to check, and documents that run out
update documents d set verified_at = null, refused_at = null from members m where m.id = d.member_id and (m.household_id / 2000) % 10 = 1;
update documents d set valid_until = current_date + 10 + d.id % 7, verified_at = now(), refused_at = null, type = 'passport'
  from members m where m.id = d.member_id and (m.household_id / 2000) % 10 = 2;
-- after the third reminder, and reminders that are due
update sale_invoices set dunning_status = 3, due_date = current_date - 90, status_id = 2, paid_cents = 0
  where (household_id / 2000) % 10 = 3 and status_id in (2, 3, 7) and due_date is not null;
update sale_invoices set dunning_status = 0, due_date = current_date - 30, status_id = 2, paid_cents = 0
  where (household_id / 2000) % 10 = 4 and status_id in (2, 3, 7) and due_date is not null;
-- free money with and without debts, and money that is lacking
update bank_transactions set spent_cents = 0 where household_id is not null and amount_cents > 0 and (household_id / 2000) % 10 in (4, 5);
update bank_transactions set spent_cents = amount_cents + 1000 where household_id is not null and amount_cents > 0 and (household_id / 2000) % 10 = 6;
-- applications whose waiting is over
update households set status = 'waiting', submitted_on = current_date - 200, waiting_from = current_date - 200, waiting_until = current_date - 110
  where (id / 2000) % 10 = 7;
-- what may be erased: households, and people who left
update households set status = 'inactive', inactive_from = '2010-01-01', erased_on = null, account_id = null where (id / 2000) % 10 = 8;
update members set status = 'inactive', inactive_from = '2010-01-01' where not is_main and (household_id / 2000) % 10 = 9;
-- grown children
update members set date_of_birth = current_date - interval '31 years', status = 'active', relationship_type = 'son', membership_basis = 'child'
  where not is_main and (household_id / 2000) % 10 = 0;
insert into change_requests (household_id, member_id, field, wanted, created_at)
  select household_id, id, 'place_of_birth', '\x00', now() from members where is_main and household_id % 10 = 1
  on conflict do nothing;
insert into mails (effect_key, recipient, household_id, content, created_at, abandoned_at, abandoned_because)
  select 'tenth/' || id, 'weg@example.at', id, '\x00', now(), now(), 'refused' from households where id % 10 = 3;
insert into text_messages (effect_key, recipient, household_id, content, created_at, useful_until, abandoned_at, abandoned_because)
  select 'tenth/' || id, '+436601234567', id, '\x00', now(), now(), now(), 'refused' from households where id % 10 = 4;
insert into bank_transactions (transaction_key, source, value_date, amount_cents, created_at)
  select 'tenth/' || id, 'statement', current_date - 3, 6000, now() from households where id % 10 = 5;
insert into open_bank_lines (id, value_date, amount_cents, is_judged)
  select id, value_date, amount_cents, true from bank_transactions where transaction_key like 'tenth/%' on conflict do nothing;
insert into death_cases (case_no, state, source, language, reported_at, opened_at, state_since, changed_at, deceased_name)
  select 'T-' || id, 'checked', 'on_call', 'de', now() - make_interval(hours => id % 1000), now(), now(), now(), 'Test'
  from households where id % 10 = 6;
insert into death_case_steps (case_id, position, step_key, due_at, responsible, shown_to_family, own_words)
  select c.id, 100 + n, null, now() + make_interval(hours => n), 'office', false, 'Schritt ' || n from death_cases c, generate_series(1, 5) n where c.case_no like 'T-%';
set session_replication_role = 'origin';
