-- Whether a household was released, and the office has not had the first invoices of its batch made yet (decision 103).
create or replace function waits_for_first_invoices(of_household integer) returns boolean language sql stable as $$
  select exists (select from release_households r join releases b on b.id = r.release_id
    where r.household_id = of_household and r.released_on is not null and b.first_invoices_at is null)
$$;
