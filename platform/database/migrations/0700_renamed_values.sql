-- Values of filters under another name since a category's template was saved: rules and addresses that name the old one
-- find the products that have the new one.
create table valores_renomeados (
  id_categoria integer not null references categorias on delete cascade,
  de integer not null references atributo_valores,
  para integer not null references atributo_valores,
  -- Until the products are through: rules that name the new one find those with the old one too.
  pendente boolean not null default true,
  primary key (de, id_categoria),
  check (de <> para)
);
create index on valores_renomeados (para);
create index on valores_renomeados (id_categoria);
