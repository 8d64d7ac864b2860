-- psql -v ON_ERROR_STOP=1 -f deploy/lost-key.sql vefa: every FILE_KEY is lost (docs/operations.md, “At three in the morning”).
-- Takes out what no key opens any more, so that the portal starts with a new one. It cannot be taken back: first make a
-- pg_dump of the database and a copy of the papers, for the day on which the old key is found.
begin;
-- whoever works in the office sets up a second factor anew
delete from second_factor_offers;
delete from second_factors;
delete from recovery_codes;
delete from form_drafts;
delete from change_requests;
update members set social_insurance_number = null, turkish_id_no = null
  where social_insurance_number is not null or turkish_id_no is not null;
update death_cases set medical_words = null where medical_words is not null;
-- letters that had not left yet cannot leave any more
delete from mails where sent_at is null and abandoned_at is null;
update mails set recipient = null, content = null, household_id = null where content is not null;
delete from text_messages where sent_at is null and abandoned_at is null;
update text_messages set recipient = null, content = null, household_id = null, abandoned_error = null
  where content is not null;
-- the files of papers stay where they are, and open for nobody
update documents set verified_at = null, verified_by = null, refused_at = now(),
  refused_reason = 'Diese Datei ist bei uns verloren gegangen. Bitte laden Sie sie noch einmal hoch.';
update households set revision = revision + 1;
commit;
