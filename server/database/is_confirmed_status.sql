-- Whether an invoice with this status id is confirmed: open, paid, over paid or partly paid (`confirmedStatuses`).
-- Inlined by the planner, so that partial indexes with the same list are used.
create or replace function is_confirmed_status(status_id integer) returns boolean language sql immutable parallel safe as $$
  select status_id in (2, 3, 6, 7)
$$;
