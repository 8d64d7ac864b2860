-- Which columns are sealed is said by their comments: the change of keys goes through all of them.
comment on column form_drafts.content is 'sealed';
comment on column change_requests.wanted is 'sealed';
