-- Whether an invoice with this status id can hold money beyond its total: void or over paid.
-- Inlined by the planner, so that partial indexes with the same list are used.
create or replace function may_hold_surplus(status_id integer) returns boolean language sql immutable parallel safe as $$
  select status_id in (4, 6)
$$;
