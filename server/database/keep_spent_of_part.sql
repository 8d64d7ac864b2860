-- Trigger: an allocation or a part of a refund changed, so spent_cents of its payment is written anew.
create or replace function keep_spent_of_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_spent(old.bank_transaction_id); end if;
  if tg_op <> 'DELETE' then perform keep_spent(new.bank_transaction_id); end if;
  return null;
end $$;
