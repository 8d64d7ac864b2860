-- New people of a household that registered by itself, and who of the households that were taken over from a former list may be the
-- same: the same identity number, or the same name in any spelling and birth day (decision 107). Looked up by indexes.
create or replace function people_like_listed(of_household integer)
returns table (member_id integer, other_id integer, by_number boolean) language sql stable as $$
  select same.member_id, same.other_id, bool_or(same.by_number)
  from members m
  cross join lateral (
    select m.id as member_id, o.id as other_id, true as by_number from members o
      where o.social_insurance_digest = m.social_insurance_digest
    union all
    select m.id, o.id, true from members o where o.turkish_id_digest = m.turkish_id_digest
    union all
    select m.id, o.id, false from members o
      where o.date_of_birth = m.date_of_birth and first_word_of(o.search_name) = first_word_of(m.search_name)
        and last_word_of(o.search_name) = last_word_of(m.search_name)) same
  join members o on o.id = same.other_id
  join households t on t.id = o.household_id
  where m.household_id = of_household and m.status = 'new' and t.taken_over_on is not null and t.erased_on is null
    and t.id <> of_household
  group by same.member_id, same.other_id
$$;
