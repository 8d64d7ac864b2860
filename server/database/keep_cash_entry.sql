-- Refuses to change or delete an entry of the cash book. It may only be counted once, and lose its words and who made it.
create or replace function keep_cash_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.id, new.year, new.no, new.kind, new.day, new.amount_cents, new.household_id, new.bank_transaction_id, new.reverses,
      new.created_at) is distinct from
      (old.id, old.year, old.no, old.kind, old.day, old.amount_cents, old.household_id, old.bank_transaction_id, old.reverses,
      old.created_at)
    or new.cash_closing_id is distinct from old.cash_closing_id and old.cash_closing_id is not null
    or new.text is distinct from old.text and new.text is not null
    or new.created_by is distinct from old.created_by and new.created_by is not null then
    raise exception 'entries of the cash book are reversed, never changed';
  end if;
  return new;
end $$;

create or replace trigger cash_entries_are_kept before update or delete on cash_entries
  for each row execute function keep_cash_entry();
