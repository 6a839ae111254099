-- The die whose template a file was made on, as its stamp says and as was checked; null for any other file.
alter table assets add column made_on jsonb;
