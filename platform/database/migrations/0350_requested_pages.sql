-- The pages that visitors ask for most, which a process renders before it is ready. Addresses without query, nothing of who
-- asked. How often counts less the older it is: half after a day.
create table paginas_pedidas (
  caminho text not null,
  -- The kind of device that the page was rendered for.
  aparelho text not null,
  pedidos double precision not null check (pedidos > 0),
  em timestamptz not null,
  primary key (caminho, aparelho)
);
