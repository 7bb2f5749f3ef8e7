-- When a teacher was written to before a list's last day: once, however often that day changes.
alter table listas_ensino add column lembrada_em timestamptz;
create index on listas_ensino (prazo) where situacao = 'aberta' and lembrada_em is null;
