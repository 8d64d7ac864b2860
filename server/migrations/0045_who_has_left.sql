-- Whoever left a household that goes on is erased when their own time has come (decision 37): those who were members are found
-- by their end, those who never were among few.
create index members_ended on members (inactive_from, id) where status = 'inactive' and not is_main;
create index members_withdrawn on members (inactive_from, id) where status = 'inactive' and not is_main and active_from is null;
