-- Cents of a payment that count for invoices or were paid back.
create or replace function spent_cents(of_transaction integer) returns integer language sql stable as $$
  select (refunded_cents(of_transaction) + (select coalesce(sum(a.amount_cents), 0) from payment_allocations a
    where a.bank_transaction_id = of_transaction and a.reversed_at is null))::integer
$$;
