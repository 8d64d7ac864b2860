-- An invoice that the office makes by hand is made once, however often it is sent.
alter table sale_invoices add column idempotency_key text;
create unique index sale_invoices_idempotency_key on sale_invoices (household_id, idempotency_key)
  where idempotency_key is not null;
