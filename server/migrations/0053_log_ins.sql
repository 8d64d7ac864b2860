-- Who logged in, when, from which kind of device and from which network, shortened; kept for ninety days (D15).
create table log_ins (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  logged_in_at timestamptz not null,
  browser text,
  system text,
  network text not null
);
create index log_ins_by_account on log_ins (account_id, logged_in_at desc);
create index log_ins_by_time on log_ins (logged_in_at);
