-- Whether an invoice with this status id was confirmed, also where it was given up as uncollectible since.
-- Inlined by the planner, so that partial indexes with the same list are used.
create or replace function is_billed_status(status_id integer) returns boolean language sql immutable parallel safe as $$
  select status_id in (2, 3, 5, 6, 7)
$$;
