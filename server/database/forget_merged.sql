-- Trigger: a payment that is taken from a household, or given to another one, was never that of the household that was merged: it counts on
-- every day for whom it is booked (decision 109).
create or replace function forget_merged() returns trigger language plpgsql as $$
begin
  new.merged_from := null;
  return new;
end $$;

create or replace trigger bank_transactions_forget_merged before update of household_id on bank_transactions
  for each row when (old.merged_from = new.merged_from and old.household_id is distinct from new.household_id)
  execute function forget_merged();
