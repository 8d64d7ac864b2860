-- In which language the board has written the reasons of a decision; null for decisions made before it was asked.
alter table death_case_decisions
  add column reasons_language text,
  add constraint death_case_decisions_reasons_language_check check (reasons_language in ('de', 'tr', 'en'));
