-- When, by whom, why and until when the office skipped a household; null if it did not, if that day is over, or if a document has come
-- since.
create or replace function skip_of(household households, today date) returns json language sql stable as $$
  select json_build_object(
    'at', wire_instant(household.skipped_at),
    'by', (select coalesce(a.staff_name, a.email) from accounts a where a.id = household.skipped_by),
    'reason', household.skipped_reason,
    'until', to_char(household.skipped_until, 'DD.MM.YYYY'))
  where household.skipped_at is not null
    and (household.skipped_until is null or household.skipped_until >= today)
    and not exists (
      select from members m join documents d on d.member_id = m.id
      where m.household_id = household.id and d.created_at > household.skipped_at)
$$;
