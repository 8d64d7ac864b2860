-- Whoever takes an address over does not learn when somebody else got mails there.
alter table accounts add column email_since timestamptz;
comment on column accounts.email_since is 'when the address was last changed; null for the one that the account was made with';
