-- The whole transfer for a part of it, however often it was split.
create or replace function whole_of(of_transaction integer) returns integer language sql stable as $$
  with recursive up as (
    select id, split_from from bank_transactions where id = of_transaction
    union all
    select t.id, t.split_from from bank_transactions t join up on t.id = up.split_from)
  select id from up where split_from is null
$$;
