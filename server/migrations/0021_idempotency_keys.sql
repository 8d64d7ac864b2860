-- Who has not heard the answer sends once more, with the same key, and then finds what was made the first time.
alter table members add column idempotency_key text;
alter table substitutes add column idempotency_key text;
alter table phone_numbers add column idempotency_key text;
create unique index members_idempotency_key on members (household_id, idempotency_key) where idempotency_key is not null;
create unique index substitutes_idempotency_key on substitutes (household_id, idempotency_key)
  where idempotency_key is not null;
create unique index phone_numbers_idempotency_key on phone_numbers (member_id, idempotency_key)
  where idempotency_key is not null;
