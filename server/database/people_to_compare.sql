-- What the office compares before an application goes on: a digest of the new people of a household that registered by itself, of all by
-- which they are recognised, and of who of the former list may be the same. Null if there is nobody new, if the office entered it from
-- paper, or if no household of this association was taken over (decision 107).
create or replace function people_to_compare(of_household integer) returns bytea language sql stable as $$
  select sha256(convert_to(string_agg(concat_ws('|', m.id, coalesce(m.search_name, ''), coalesce(m.date_of_birth::text, ''),
      coalesce(encode(m.social_insurance_digest, 'hex'), ''), coalesce(encode(m.turkish_id_digest, 'hex'), ''),
      (select string_agg(l.other_id::text, ',' order by l.other_id) from people_like_listed(of_household) l
        where l.member_id = m.id)), E'\n' order by m.id), 'UTF8'))
  from members m join households h on h.id = m.household_id
  where m.household_id = of_household and m.status = 'new' and h.taken_over_on is null
    and not exists (select from paper_applications p where p.household_id = of_household)
    and exists (select from households t where t.taken_over_on is not null and t.erased_on is null)
$$;
