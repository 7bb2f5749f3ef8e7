-- The end of the period of which the owner was reminded: a later end is another reason to write.
alter table trocas_instrumentos add column lembrada_ate timestamptz;
create index on trocas_instrumentos (situacao) where situacao in ('aceita', 'usada');

-- What the inspection saw.
create table trocas_fotos (
  id_troca uuid not null references trocas_instrumentos on delete cascade,
  posicao smallint not null check (posicao >= 0),
  hash text not null references originais (hash),
  primary key (id_troca, posicao)
);
create index trocas_fotos_hash on trocas_fotos (hash);
