-- What the search knows beside the listings: the words of the catalogue, and what nobody found.

-- The words of the catalogue, read as the search reads them, with the way they are written there. Typing errors are
-- corrected to these, and never into or out of one of them.
create table vocabulario (
  palavra text primary key check (palavra ~ '^[a-z]{3,40}$'),
  escrita text not null check (escrita <> ''),
  -- How many texts of the catalogue have it.
  ocorrencias integer not null check (ocorrencias > 0)
);
create index on vocabulario (palavra text_pattern_ops);

-- Categories and brands as they are suggested while one types.
create table destinos (
  url text primary key check (url like '/%'),
  tipo text not null check (tipo in ('categoria', 'marca')),
  nome text not null check (nome <> ''),
  -- Products below it; what holds more comes first.
  produtos integer not null check (produtos > 0),
  -- Its words, read as the search reads them, in their order.
  palavras text[] not null
);
create index on destinos using gin (palavras);

-- What was looked for in vain: read by whoever tends the synonyms. Only plain words, and only the latest few thousand.
create table buscas_sem_resultado (
  texto text primary key check (texto <> '' and length(texto) <= 100),
  vezes integer not null default 1 check (vezes > 0),
  ultima timestamptz not null
);
create index on buscas_sem_resultado (ultima desc);

-- All names that the shop shows, for the two tables above: titles of categories, since `Violino` alone may be strings. What is never shown (keywords, descriptions) is no word to
-- correct to.
create view nomes_do_catalogo as
select 'produto' as tipo, p.nome, null as url, 1 as produtos
from listagem l join produtos p on p.id = l.id_produto
union all
select 'valor', label, null, 1 from atributo_valores
union all
select 'marca', m.nome, '/marcas/' || m.slug, c.total
from marcas m
join (
  select id, sum(total)::integer as total from contagens where escopo = 'tudo' and tipo = 'marca' group by id
) c on c.id = m.id and c.total > 0
union all
select 'categoria', k.titulo, '/' || k.caminho, c.total
from categorias k
join (
  select id, sum(total)::integer as total from contagens where escopo = 'tudo' and tipo = 'categoria' group by id
) c on c.id = k.id and c.total > 0;
