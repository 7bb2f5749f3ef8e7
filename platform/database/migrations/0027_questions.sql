-- What shoppers ask: questions on products, a word when something is back, a price for what has none.

alter table perguntas
  add contato text not null default '';
create index on perguntas (data, id) where situacao = 'pendente';

-- "Avise-me": who waits for a SKU that is sold out.
create table avisos_estoque (
  id integer generated always as identity primary key,
  id_produto integer not null,
  id_sku integer not null,
  nome text not null,
  email text not null check (email = lower(email) and email <> ''),
  contato text not null,
  mensagem text not null,
  mailing boolean not null,
  criado_em timestamptz not null,
  -- When the mail was asked for: no wish gets two.
  avisado_em timestamptz check (avisado_em >= criado_em),
  foreign key (id_sku, id_produto) references skus (id, id_produto) on delete cascade
);
-- Once for an address and a SKU, as long as it waits; and who waits longest is first.
create unique index on avisos_estoque (id_sku, email) where avisado_em is null;
create index on avisos_estoque (id_sku, id) where avisado_em is null;
create index on avisos_estoque (id_sku, avisado_em) where avisado_em is not null;

-- "Orçamento": who asks for the price of what is `sobConsulta`.
create table orcamentos (
  id integer generated always as identity primary key,
  -- The same request twice on a day is one.
  chave text not null unique check (chave <> ''),
  id_produto integer not null references produtos on delete cascade,
  nome text not null check (nome <> ''),
  email text not null check (email = lower(email) and email <> ''),
  contato text not null,
  mensagem text not null,
  enviar_email boolean not null,
  mailing boolean not null,
  criado_em timestamptz not null
);
create index on orcamentos (id_produto);
create index on orcamentos (criado_em desc, id desc);
