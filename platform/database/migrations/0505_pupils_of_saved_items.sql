-- Units that were for a pupil when their line was saved for later: they are again once it is back in the cart.
create table carrinho_guardados_alunos (
  id_carrinho integer not null,
  id_sku integer not null references skus on delete cascade,
  id_aluno integer not null references listas_alunos on delete cascade,
  id_item integer not null references listas_itens on delete cascade,
  quantidade smallint not null check (quantidade between 1 and 50),
  primary key (id_carrinho, id_sku, id_aluno, id_item),
  foreign key (id_carrinho, id_sku) references carrinho_guardados (id_carrinho, id_atributo_simples) on delete cascade
);
create index on carrinho_guardados_alunos (id_aluno);
create index on carrinho_guardados_alunos (id_item);
create index on carrinho_guardados_alunos (id_sku);
