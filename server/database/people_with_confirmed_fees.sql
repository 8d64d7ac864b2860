-- Everybody of an application whose fees are all confirmed; null while a fee is missing, or the household does not apply.
-- Asked with every change of an application, so it answers null quickly.
create or replace function people_with_confirmed_fees(of_household integer) returns json language plpgsql stable as $$
declare
  fees json;
begin
  perform from households h where h.id = of_household and h.status = 'new' and h.sent_back_reason is null;
  if not found then return null; end if;
  fees := confirmed_fees(of_household);
  if not (fees->>'registration')::boolean or json_array_length(fees->'uncovered') > 0 then return null; end if;
  return household_people(of_household);
end $$;
