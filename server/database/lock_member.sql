-- Locks a household for its own change, then one of its people. Two statements: the second sees what the first waited for.
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
    'relationship_type', m.relationship_type, 'joined_later', m.joined_later)
    into member from members m where m.id = wanted and m.household_id = of_household for no key update;
  return json_build_object('household', row_to_json(household), 'member', member);
end $$;
