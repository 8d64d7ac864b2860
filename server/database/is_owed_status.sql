-- Whether something is owed on an invoice with this status id: open or partly paid (`owedStatuses`).
-- Inlined by the planner, so that partial indexes with the same list are used.
create or replace function is_owed_status(status_id integer) returns boolean language sql immutable parallel safe as $$
  select status_id in (2, 7)
$$;
