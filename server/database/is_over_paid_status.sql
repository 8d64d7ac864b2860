-- Whether an invoice with this status id is over paid.
-- Inlined by the planner, so that partial indexes with the same list are used.
create or replace function is_over_paid_status(status_id integer) returns boolean language sql immutable parallel safe as $$
  select status_id = 6
$$;
