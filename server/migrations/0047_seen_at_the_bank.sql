-- A payment that somebody booked by hand is only claimed until a line of the bank's tells of it. That line is tied to the
-- payment instead of being booked itself, so that the money counts once.
alter table bank_transactions
  add column confirms integer references bank_transactions deferrable initially deferred,
  add constraint confirming_lines_are_nobodys check (confirms is null or (source = 'camt' and household_id is null));
comment on column bank_transactions.confirms is 'the payment booked by hand of which this line of the bank''s tells';
create unique index bank_transactions_confirming on bank_transactions (confirms) where confirms is not null;
drop index bank_transactions_undecided;
create index bank_transactions_undecided on bank_transactions (value_date, id)
  where source = 'camt' and household_id is null and laid_aside_at is null and divided_at is null and confirms is null;

-- What may be paid back: free money as it would be without the payments that no bank has told of.
create view refundable_money as
  select t.household_id, t.rest_cents as cents from bank_transactions t
  where t.household_id is not null and t.rest_cents <> 0 and (t.rest_cents < 0 or t.source = 'camt'
    or exists (select from bank_transactions line where line.confirms = t.id))
  union all
  select i.household_id, greatest(0, told.cents - case i.status_id when 6 then i.amount_cents else 0 end)::integer
  from sale_invoices i cross join lateral (
    select coalesce(sum(a.amount_cents), 0) as cents
    from payment_allocations a join bank_transactions t on t.id = a.bank_transaction_id
    where a.sale_invoice_id = i.id and a.reversed_at is null and (t.source = 'camt'
      or exists (select from bank_transactions line where line.confirms = t.id))) told
  where i.status_id in (4, 6) and i.paid_cents > 0;
comment on view refundable_money is 'what of the free money the bank has told of: only that may be paid back';
