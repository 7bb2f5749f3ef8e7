-- The workshop: services as options of what is bought, its capacity, and work orders. Money in centavos, work in minutes.
insert into enderecos (slug, tipo) values ('oficina', 'reservado') on conflict do nothing;

-- What the workshop does to products of these categories and their subcategories before they are sent.
-- `perguntas`: `domain/workshop/service.ts`.
create table servicos (
  id integer generated always as identity primary key,
  nome text not null check (char_length(nome) between 1 and 80),
  descricao text not null default '' check (char_length(descricao) <= 600),
  -- Of one instrument.
  preco integer not null check (preco between 0 and 10000000),
  minutos integer not null check (minutos between 1 and 4800),
  -- Business days beyond those of the work, such as for glue to dry.
  dias smallint not null default 0 check (dias between 0 and 60),
  categorias integer[] not null default '{}',
  perguntas jsonb not null default '[]',
  ativo boolean not null default true,
  posicao smallint not null default 0,
  versao integer not null default 1,
  criado_em timestamptz not null,
  alterado_em timestamptz not null
);
create index servicos_categorias on servicos using gin (categorias);

-- No row: as a new store, `domain/workshop/workshop-settings.ts`.
create table oficina (
  id smallint primary key default 1 check (id = 1),
  ajustes jsonb not null,
  versao integer not null default 1,
  alterado_em timestamptz not null
);

-- Days on which the workshop works longer or shorter than its week says, or not at all.
create table oficina_dias (
  dia date primary key,
  minutos integer not null check (minutos between 0 and 4800),
  motivo text not null default '' check (char_length(motivo) <= 80)
);

-- `servicos` of a line: the chosen ones with their answers in carts, and copies of all that was agreed in orders.
alter table carrinho_itens add column servicos jsonb;
alter table pedidos_itens add column servicos jsonb;
-- Whether its services are not done yet, so that it is not sent.
alter table pedidos add column na_oficina boolean not null default false;

create sequence ordens_numeros as integer start with 1001;

-- A job of the workshop: `regulagem` of an order's line, or an instrument brought to the counter. `situacao`:
-- domain/workshop/work-order-situation.ts.
create table ordens_servico (
  id uuid primary key default gen_random_uuid(),
  numero integer not null unique default nextval('ordens_numeros'),
  -- Makes the key of its link unique.
  semente text not null default encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
  tipo text not null check (tipo in ('regulagem', 'balcao')),
  id_pedido uuid references pedidos on delete cascade,
  posicao smallint,
  id_cliente integer references clientes on delete set null,
  nome text not null check (char_length(nome) <= 120),
  email text not null check (char_length(email) <= 254),
  celular text not null default '' check (char_length(celular) <= 20),
  documento text not null default '' check (char_length(documento) <= 14),
  instrumento text not null check (char_length(instrumento) between 1 and 160),
  quantidade smallint not null default 1 check (quantidade > 0),
  numero_serie text not null default '' check (char_length(numero_serie) <= 60),
  acessorios text not null default '' check (char_length(acessorios) <= 300),
  -- As it came in, and what its owner wants.
  condicao text not null default '' check (char_length(condicao) <= 2000),
  relato text not null default '' check (char_length(relato) <= 2000),
  -- Of a `regulagem`, copies of the line's services.
  servicos jsonb not null default '[]',
  responsavel text not null default '' check (char_length(responsavel) <= 80),
  prateleira text not null default '' check (char_length(prateleira) <= 40),
  situacao text not null check (situacao in (
    'recebida', 'aguardandoAprovacao', 'aprovada', 'emServico', 'pronta', 'entregue', 'recusada', 'cancelada'
  )),
  minutos integer not null default 0 check (minutos >= 0),
  -- When it should be ready.
  prevista_para date,
  pronta_em timestamptz,
  entregue_em timestamptz,
  versao integer not null default 1,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  check ((tipo = 'regulagem') = (id_pedido is not null and posicao is not null))
);
alter sequence ordens_numeros owned by ordens_servico.numero;
create unique index ordens_por_item on ordens_servico (id_pedido, posicao) where id_pedido is not null;
create index on ordens_servico (id_cliente, criado_em desc) where id_cliente is not null;
create index on ordens_servico (criado_em desc, id);
create index on ordens_servico (situacao, criado_em desc, id);
create index on ordens_servico (email);

-- The workshop's time that is taken, by day: by an order with services, or by a work order of the counter.
create table oficina_reservas (
  id integer generated always as identity primary key,
  id_pedido uuid references pedidos on delete cascade,
  id_ordem uuid references ordens_servico on delete cascade,
  dia date not null,
  minutos integer not null check (minutos > 0),
  check ((id_pedido is null) <> (id_ordem is null))
);
create unique index on oficina_reservas (id_pedido, dia) where id_pedido is not null;
create unique index on oficina_reservas (id_ordem, dia) where id_ordem is not null;
create index on oficina_reservas (dia);

-- Quotes: of an instrument that was brought in, and of extra work. `linhas`: `[{descricao, valor}]`.
create table ordens_orcamentos (
  id uuid primary key default gen_random_uuid(),
  id_ordem uuid not null references ordens_servico on delete cascade,
  numero smallint not null check (numero > 0),
  linhas jsonb not null,
  mensagem text not null default '' check (char_length(mensagem) <= 2000),
  total integer not null check (total between 0 and 10000000),
  minutos integer not null check (minutos between 1 and 4800),
  dias smallint not null default 0 check (dias between 0 and 60),
  situacao text not null default 'enviado' check (situacao in ('enviado', 'aprovado', 'recusado', 'retirado')),
  valido_ate timestamptz not null,
  enviado_em timestamptz not null,
  enviado_por text not null,
  respondido_em timestamptz,
  resposta text not null default '' check (char_length(resposta) <= 1000),
  -- The order by which it is paid; null while there is none.
  id_pedido uuid references pedidos on delete set null,
  unique (id_ordem, numero),
  check ((situacao = 'enviado') = (respondido_em is null))
);
create unique index orcamentos_em_aberto on ordens_orcamentos (id_ordem) where situacao = 'enviado';
create index on ordens_orcamentos (id_pedido) where id_pedido is not null;

create table ordens_mensagens (
  id integer generated always as identity primary key,
  id_ordem uuid not null references ordens_servico on delete cascade,
  quem text not null check (quem in ('cliente', 'loja')),
  nome text not null default '',
  texto text not null check (char_length(texto) between 1 and 2000),
  em timestamptz not null
);
create index on ordens_mensagens (id_ordem, id);

create table ordens_fotos (
  id integer generated always as identity primary key,
  id_ordem uuid not null references ordens_servico on delete cascade,
  momento text not null check (momento in ('entrada', 'servico', 'pronta')),
  hash text not null,
  legenda text not null default '' check (char_length(legenda) <= 200),
  em timestamptz not null
);
create index on ordens_fotos (id_ordem, id);
create index on ordens_fotos (hash);

-- What happened to it; the first has no situation before it.
create table ordens_mudancas (
  id integer generated always as identity primary key,
  id_ordem uuid not null references ordens_servico on delete cascade,
  de text,
  para text not null,
  quem text not null check (quem in ('cliente', 'loja', 'relogio', 'provedor')),
  nome text,
  nota text not null default '' check (char_length(nota) <= 1000),
  em timestamptz not null
);
create index on ordens_mudancas (id_ordem, id);
