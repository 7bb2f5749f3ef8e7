-- Files of exports are in the storage. Those in the database were available for a day: they can be exported again.
delete from exportacoes;
drop table exportacoes_partes;

-- The pieces of an export's file, in the order in which they are read, by their names in the storage.
create table exportacoes_arquivos (
  id_exportacao uuid not null references exportacoes on delete cascade,
  parte integer not null check (parte >= 0),
  arquivo text not null unique,
  bytes bigint not null check (bytes >= 0),
  primary key (id_exportacao, parte)
);
