-- Recalculates a payment's spent_cents. Locks the payment first, so that parallel writers see each other.
create or replace function keep_spent(of_transaction integer) returns void language plpgsql as $$
declare
  spent integer;
begin
  perform from bank_transactions where id = of_transaction for no key update;
  spent := spent_cents(of_transaction);
  update bank_transactions set spent_cents = spent where id = of_transaction and spent_cents <> spent;
end $$;
