-- Cents of a payment that were refunded and not undone.
create or replace function refunded_cents(of_transaction integer) returns integer language sql stable as $$
  select coalesce(sum(p.amount_cents), 0)::integer from refund_parts p join refunds r on r.id = p.refund_id
  where p.bank_transaction_id = of_transaction and r.undone_at is null
$$;
