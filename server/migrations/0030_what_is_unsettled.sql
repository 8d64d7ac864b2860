-- What of a payment has moved on is kept with it, so that money that is free is found without adding up all that was ever
-- paid. The database keeps it true, whoever writes; reckoned anew each time, so that a copy may bring the rows in any order.
alter table bank_transactions add column spent_cents integer not null default 0;
comment on column bank_transactions.spent_cents is 'what of it counts for invoices or was paid back';

create function spent_cents(of_transaction integer) returns integer language sql stable as $$
  select (refunded_cents(of_transaction) + (select coalesce(sum(a.amount_cents), 0) from payment_allocations a
    where a.bank_transaction_id = of_transaction and a.reversed_at is null))::integer
$$;

update bank_transactions set spent_cents = spent_cents(id) where spent_cents <> spent_cents(id);

alter table bank_transactions add column rest_cents integer generated always as
  ((case when amount_cents > 0 and returned_on is null then amount_cents else 0 end) - spent_cents) stored;
comment on column bank_transactions.rest_cents is
  'what of a payment is for no invoice; below nothing where the bank took back what had been paid back already';
create index bank_transactions_with_rest on bank_transactions (household_id)
  where household_id is not null and rest_cents <> 0;
create index sale_invoices_with_surplus on sale_invoices (household_id) where status_id in (4, 6) and paid_cents > 0;

-- The payment is locked first: what is reckoned then knows of whoever held it before.
create function keep_spent(of_transaction integer) returns void language plpgsql as $$
declare
  spent integer;
begin
  perform from bank_transactions where id = of_transaction for no key update;
  spent := spent_cents(of_transaction);
  update bank_transactions set spent_cents = spent where id = of_transaction and spent_cents <> spent;
end $$;

create function keep_spent_of_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_spent(old.bank_transaction_id); end if;
  if tg_op <> 'DELETE' then perform keep_spent(new.bank_transaction_id); end if;
  return null;
end $$;
create trigger payment_allocations_are_spent after insert or update or delete on payment_allocations
  for each row execute function keep_spent_of_part();
create trigger refund_parts_are_spent after insert or update or delete on refund_parts
  for each row execute function keep_spent_of_part();

create function keep_spent_of_refund() returns trigger language plpgsql as $$
begin
  perform keep_spent(p.bank_transaction_id) from refund_parts p where p.refund_id = new.id
    order by p.bank_transaction_id;
  return null;
end $$;
create trigger refunds_are_spent after update of undone_at on refunds
  for each row execute function keep_spent_of_refund();
