-- Money that a clerk assigns to a bill, sent again because the answer was lost, is assigned once.
alter table payment_allocations add column idempotency_key text;
create unique index payment_allocations_idempotency_key on payment_allocations (bank_transaction_id, idempotency_key)
  where idempotency_key is not null;
