-- Guides: texts with products and tools inside, below /guias, which no product or category may take.
insert into enderecos (slug, tipo) values ('guias', 'reservado') on conflict do nothing;

create table guias (
  id integer generated always as identity primary key,
  slug text not null unique,
  titulo text not null check (char_length(titulo) between 1 and 120),
  resumo text not null default '' check (char_length(resumo) <= 300),
  topico text not null check (char_length(topico) between 1 and 60),
  autor text not null check (char_length(autor) between 1 and 80),
  sobre_autor text not null default '' check (char_length(sobre_autor) <= 300),
  -- `{arquivo, largura, altura, alt}`
  imagem jsonb,
  -- `contract/content/guides/guide-blocks.ts`
  blocos jsonb not null,
  -- Derived from the blocks: minutes to read them, and the paths of the categories whose products they show.
  minutos smallint not null check (minutos > 0),
  categorias text[] not null default '{}',
  seo jsonb,
  indexar boolean not null default true,
  rascunho boolean not null default true,
  -- From when on it is shown; that of a draft is set when it is published.
  publicado_em timestamptz,
  revisado_em date,
  -- What the revision changed.
  revisao text not null default '' check (char_length(revisao) <= 300),
  posicao integer not null default 0,
  versao integer not null default 1,
  atualizado_em timestamptz not null,
  check (rascunho or publicado_em is not null),
  check (revisao = '' or revisado_em is not null)
);

-- Former addresses, which redirect.
create table guias_enderecos (
  slug text primary key,
  id_guia integer not null references guias on delete cascade
);
create index on guias_enderecos (id_guia);
