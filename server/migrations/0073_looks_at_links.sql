-- How often a link was opened, and when last; each look is in the audit log as well.
alter table death_case_links
  add column look_count integer not null default 0,
  add column last_look_at timestamptz;
