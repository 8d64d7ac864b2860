-- The picture that the office looks at is made once and kept beside the document (decision 46).
alter table documents add column picture_key text unique;
comment on column documents.picture_key is 'the file of the picture that the office looks at; made anew where it is missing';
