-- Counts how often a rule was saved, so that whoever edits an older state of it is told.
alter table busca_regras add column versao integer not null default 1 check (versao > 0);
