-- What the rule answers under other assumptions than those of a check, for example for the first possible day of death
-- (decision 73). Checks made before have none.
alter table death_case_checks add column others jsonb not null default '[]';
