-- Whether a case of a death names a person, unless it was withdrawn: nothing is asked of them any more.
create or replace function has_reported_death(of_member integer) returns boolean language sql stable as $$
  select exists (select from death_cases c where c.member_id = of_member and c.state <> 'withdrawn')
$$;
