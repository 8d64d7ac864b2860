-- Whether an invoice with this status id was given up: void or uncollectible.
create or replace function is_given_up_status(status_id integer) returns boolean language sql immutable parallel safe as $$
  select status_id in (4, 5)
$$;
