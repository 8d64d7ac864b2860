-- Free money by household: rests of payments, and what invoices got beyond their total (D42).
create or replace view free_money as
  select household_id, rest_cents as cents from bank_transactions where household_id is not null and rest_cents <> 0
  union all
  select household_id, case when is_over_paid_status(status_id) then paid_cents - amount_cents else paid_cents end
  from sale_invoices where may_hold_surplus(status_id) and paid_cents > 0;
