-- Trigger: money that is booked for a household that was merged belongs to the one that stays, whoever books it and whenever they
-- began (decision 109). The household that stays counts the change, as with lock_household.
create or replace function lead_to_staying() returns trigger language plpgsql as $$
declare
  stays integer := staying_household(new.household_id);
begin
  if stays <> new.household_id then
    new.household_id := stays;
    update households set revision = revision + 1 where id = stays;
  end if;
  return new;
end $$;

create or replace trigger bank_transactions_lead_to_staying before insert or update of household_id on bank_transactions
  for each row when (new.household_id is not null) execute function lead_to_staying();
