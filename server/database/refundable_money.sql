-- Free money that bank lines prove, or that was cash and is confirmed: only this may be refunded.
create or replace view refundable_money as
  select t.household_id, t.rest_cents as cents from bank_transactions t
  where t.household_id is not null and t.rest_cents <> 0 and (t.rest_cents < 0 or t.source = 'statement'
    or t.counted_at is not null or exists (select from bank_transactions line where line.confirms = t.id))
  union all
  select i.household_id, greatest(0, told.cents - case when is_over_paid_status(i.status_id) then i.amount_cents else 0 end)::integer
  from sale_invoices i cross join lateral (
    select coalesce(sum(a.amount_cents), 0) as cents
    from payment_allocations a join bank_transactions t on t.id = a.bank_transaction_id
    where a.sale_invoice_id = i.id and a.reversed_at is null and (t.source = 'statement'
      or t.counted_at is not null or exists (select from bank_transactions line where line.confirms = t.id))) told
  where may_hold_surplus(i.status_id) and i.paid_cents > 0;
