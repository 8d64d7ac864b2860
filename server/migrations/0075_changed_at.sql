-- When somebody last worked on a case: a report in which nobody was identified is kept for so many days after it.
alter table death_cases add column changed_at timestamptz;
update death_cases c set changed_at = greatest(c.state_since,
  (select max(written_at) from death_case_notes n where n.case_id = c.id),
  (select max(created_at) from death_case_documents d where d.case_id = c.id),
  (select max(created_at) from death_case_links l where l.case_id = c.id),
  (select max(done_at) from death_case_steps s where s.case_id = c.id));
alter table death_cases alter column changed_at set not null;
