-- Landing pages are edited in the panel. What they list is a rule (`selecao`, in a category or in all of the shop), products
-- that somebody chose, or both.
alter table landing_pages
  add column versao integer not null default 1 check (versao > 0),
  add column id_categoria integer references categorias;
create index on landing_pages (id_categoria);

create table landing_page_itens (
  id_landing_page integer not null references landing_pages on delete cascade,
  posicao smallint not null check (posicao >= 0),
  id_produto integer not null references produtos on delete cascade,
  primary key (id_landing_page, id_produto)
);
create index on landing_page_itens (id_produto);
