-- A cost above a limit, or of a kind without one, is paid once a second person agrees (decision 70).
alter table death_case_costs
  add column pay_asked_on date,
  add column pay_asked_by integer references accounts on delete set null;
create index death_case_costs_by_pay_asker on death_case_costs (pay_asked_by) where pay_asked_by is not null;
