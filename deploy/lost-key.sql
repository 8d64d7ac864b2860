-- psql -v ON_ERROR_STOP=1 -f deploy/lost-key.sql vefa: for the case that every FILE_KEY is lost (docs/operations.md, “At three in
-- the morning”). Deletes everything that no key can decrypt any more, so that the portal starts with a new key. It cannot be
-- undone: first make a pg_dump of the database and a copy of the documents, in case the old key is found later.
begin;
-- staff set up a second factor again
delete from second_factor_offers;
delete from second_factors;
delete from recovery_codes;
delete from form_drafts;
delete from change_requests;
update members set social_insurance_number = null, turkish_id_no = null, social_insurance_digest = null, turkish_id_digest = null
  where social_insurance_number is not null or turkish_id_no is not null;
update death_cases set medical_words = null where medical_words is not null;
update death_cases set passport_no = null where passport_no is not null;
update death_case_effects set own_email = null where own_email is not null;
-- the office enters such an end anew
update endings_to_come set new_email = null where new_email is not null;
-- mails that were not sent yet can no longer be sent
delete from mails where sent_at is null and abandoned_at is null;
update mails set recipient = null, content = null, household_id = null where content is not null;
delete from letters where envelope_id is null;
update letters set content = null, household_id = null where content is not null;
update envelopes set content = null, postal_code = null where content is not null;
delete from text_messages where sent_at is null and abandoned_at is null;
update text_messages set recipient = null, content = null, household_id = null, abandoned_error = null
  where content is not null;
-- the files stay where they are; the board uploads its former list again
delete from imported_files;
-- the chain of the audit log begins anew with the entries that there are; its former ends stand in backups and mails
delete from audit_checks;
delete from audit_links;
delete from audit_keys;
-- what was taken over stays; the rest of a list is read again, and no next list can be compared with it
update take_over_rows set data = null, digests = '{}', numbers = '{}' where data is not null;
-- the files of documents stay where they are, but nobody can decrypt them
update documents set verified_at = null, verified_by = null, refused_at = now(),
  refused_reason = 'Diese Datei ist bei uns verloren gegangen. Bitte laden Sie sie noch einmal hoch.';
update households set revision = revision + 1;
commit;
