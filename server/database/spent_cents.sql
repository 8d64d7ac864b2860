-- Cents of a payment that are allocated to invoices or were refunded.
create or replace function spent_cents(of_transaction integer) returns integer language sql stable as $$
  select (refunded_cents(of_transaction) + (select coalesce(sum(a.amount_cents), 0) from payment_allocations a
    where a.bank_transaction_id = of_transaction and a.reversed_at is null))::integer
$$;
