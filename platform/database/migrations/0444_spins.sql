-- Pictures of a product from all around, in the order in which it turns.

create table giros (
  id_produto integer not null references produtos on delete cascade,
  posicao smallint not null check (posicao >= 0),
  hash text not null references originais,
  primary key (id_produto, posicao)
);
create index on giros (hash);
