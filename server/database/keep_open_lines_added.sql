-- Trigger: bank transactions were added. Those that are undecided become open lines; payments booked by hand may be what an open line is.
create or replace function keep_open_lines_added() returns trigger language plpgsql as $$
begin
  insert into open_bank_lines (id, value_date, amount_cents)
    select id, value_date, amount_cents from added
    where source = 'statement' and household_id is null and dismissed_at is null and split_at is null and returned_on is null
      and confirms is null;
  insert into open_line_changes (bank_transaction_id) select id from added where household_id is not null;
  return null;
end $$;

create or replace trigger bank_transactions_added_are_open after insert on bank_transactions
  referencing new table as added for each statement execute function keep_open_lines_added();
