-- What the merchant has decided about single searches: other words for it, a page that it leads to, products in front.
create table busca_regras (
  id integer primary key generated always as identity,
  -- As the merchant wrote it.
  texto text not null check (texto <> '' and length(texto) <= 100),
  -- Its words as the search reads them, with spaces between: two rules for one search would contradict each other.
  chave text not null unique check (chave <> ''),
  sinonimos text[] not null default '{}' check (cardinality(sinonimos) <= 20),
  -- An address of the shop.
  pagina text check (pagina like '/%' and length(pagina) <= 500),
  -- Ids in their order. A product that is gone is left out.
  produtos integer[] not null default '{}' check (cardinality(produtos) <= 12),
  alterada_em timestamptz not null,
  check (cardinality(sinonimos) > 0 or pagina is not null or cardinality(produtos) > 0)
);
