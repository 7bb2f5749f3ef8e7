-- The pages that visitors request most, which a process renders before it is ready: addresses without a query, and no
-- personal data. A count loses half of its weight in a day.
create table paginas_pedidas (
  caminho text not null,
  -- The kind of device that the page was rendered for.
  aparelho text not null,
  pedidos double precision not null check (pedidos > 0),
  em timestamptz not null,
  primary key (caminho, aparelho)
);
