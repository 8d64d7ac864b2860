-- Trigger: a bank transaction changed. An undecided one is an open line, to be judged again; any other is none.
create or replace function keep_open_line() returns trigger language plpgsql as $$
begin
  if new.source = 'statement' and new.household_id is null and new.dismissed_at is null and new.split_at is null
    and new.returned_on is null and new.confirms is null then
    insert into open_bank_lines (id, value_date, amount_cents) values (new.id, new.value_date, new.amount_cents)
      on conflict (id) do update set value_date = excluded.value_date, amount_cents = excluded.amount_cents, is_judged = false,
        search_text = '', words = '{}';
  else
    delete from open_bank_lines where id = new.id;
  end if;
  if (old.household_id, old.returned_on, old.confirms) is distinct from (new.household_id, new.returned_on, new.confirms) then
    insert into open_line_changes (bank_transaction_id) values (new.id);
  end if;
  return null;
end $$;

create or replace trigger bank_transactions_are_open after update of household_id, dismissed_at, split_at, returned_on, confirms,
    value_date, amount_cents, counterparty_name, counterparty_iban, remittance_text, ultimate_name, bank_text on bank_transactions
  for each row execute function keep_open_line();
