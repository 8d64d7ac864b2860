-- A household that is discarded takes along what refers to it. Money keeps it: its references do not cascade.
alter table circular_households
  drop constraint circular_households_household_id_fkey,
  add constraint circular_households_household_id_fkey foreign key (household_id) references households on delete cascade;
alter table household_payers
  drop constraint household_payers_household_id_fkey,
  drop constraint household_payers_payer_id_fkey,
  add constraint household_payers_household_id_fkey foreign key (household_id) references households on delete cascade,
  add constraint household_payers_payer_id_fkey foreign key (payer_id) references households on delete cascade;
alter table reminder_holds
  drop constraint reminder_holds_household_id_fkey,
  add constraint reminder_holds_household_id_fkey foreign key (household_id) references households on delete cascade;
alter table household_confirmations
  drop constraint household_confirmations_household_id_fkey,
  add constraint household_confirmations_household_id_fkey foreign key (household_id) references households on delete cascade;
alter table second_approvals
  drop constraint second_approvals_household_id_fkey,
  add constraint second_approvals_household_id_fkey foreign key (household_id) references households on delete cascade;
