-- Grows with each change of a saved address, so that two windows do not overwrite each other unseen.
alter table addresses add column revision int not null default 0;
