-- Trigger: an allocation or a part of a refund changed, so spent_cents of its payment is recalculated.
create or replace function keep_spent_of_part() returns trigger language plpgsql as $$
begin
  -- all rows that a statement adds are counted at once: a bank file brings hundreds of allocations in one
  if tg_level = 'STATEMENT' then
    update bank_transactions t set spent_cents = t.spent_cents + a.cents
      from (select bank_transaction_id as id, sum(amount_cents)::integer as cents from added
        where reversed_at is null group by 1) a
      where t.id = a.id;
    return null;
  end if;
  if tg_op <> 'INSERT' then perform keep_spent(old.bank_transaction_id); end if;
  if tg_op <> 'DELETE' then perform keep_spent(new.bank_transaction_id); end if;
  return null;
end $$;

create or replace trigger payment_allocations_are_spent after delete or update on payment_allocations for each row
  execute function keep_spent_of_part();
create or replace trigger payment_allocations_added_are_spent after insert on payment_allocations referencing new table as added
  for each statement execute function keep_spent_of_part();
create or replace trigger refund_parts_are_spent after insert or delete or update on refund_parts for each row
  execute function keep_spent_of_part();
