-- How a household waited before its application was sent back, so that a mistake can be taken back (decision 22). It is
-- forgotten as soon as the household itself changes anything: from then on it is no longer what the office had seen.
alter table households add column before_sent_back jsonb;
comment on column households.before_sent_back is 'its days of waiting before it was sent back; null once it cannot be taken back';

-- As lock_household, for changes by the household itself.
create function lock_own_household(wanted integer) returns table (id integer, status text) language sql as $$
  update households set revision = revision + 1, before_sent_back = null
  where households.id = wanted and households.erased_on is null
  returning households.id, households.status
$$;

-- As in 0028; only a household's own changes come by here.
create or replace function lock_member(of_household integer, wanted integer) returns json language plpgsql as $$
declare
  household record;
  member json;
begin
  select * into household from lock_own_household(of_household);
  if household.id is null then return json_build_object('household', null, 'member', null); end if;
  select json_build_object('id', m.id, 'household_id', m.household_id, 'is_main', m.is_main,
    'first_name', m.first_name, 'last_name', m.last_name, 'status', m.status, 'version', m.version,
    'date_of_birth', m.date_of_birth, 'gender', m.gender, 'membership_basis', m.membership_basis,
    'relationship_type', m.relationship_type)
    into member from members m where m.id = wanted and m.household_id = of_household for no key update;
  return json_build_object('household', row_to_json(household), 'member', member);
end $$;
