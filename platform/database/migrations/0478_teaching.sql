-- Teachers and schools: accounts that the store approved, lists of what their pupils need, and what of them was bought.
insert into enderecos (slug, tipo) values ('turmas', 'reservado') on conflict do nothing;

-- `percentual` is taken off what is bought by their lists, or given to the account as credit: `beneficio`.
create table contas_ensino (
  id_cliente integer primary key references clientes on delete cascade,
  tipo text not null check (tipo in ('professor', 'escola')),
  -- As parents read it.
  nome text not null check (char_length(nome) between 2 and 120),
  cidade text not null default '' check (char_length(cidade) <= 120),
  mensagem text not null default '' check (char_length(mensagem) <= 1000),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'aprovada', 'recusada')),
  beneficio text not null default 'desconto' check (beneficio in ('desconto', 'credito')),
  percentual smallint not null default 0 check (percentual between 0 and 50),
  pedida_em timestamptz not null,
  respondida_em timestamptz,
  versao integer not null default 1
);
create index on contas_ensino (situacao, pedida_em desc, id_cliente);

create table listas_ensino (
  id uuid primary key default gen_random_uuid(),
  id_cliente integer not null references contas_ensino on delete cascade,
  -- Makes the keys of its links unique; a new one withdraws them.
  semente text not null default encode(sha256(gen_random_uuid()::text::bytea), 'hex'),
  nome text not null check (char_length(nome) between 1 and 80),
  mensagem text not null default '' check (char_length(mensagem) <= 1000),
  -- The last day on which parents should buy; null without one.
  prazo date,
  -- `cadaUm`: to every buyer's own address. `escola`: collected, and sent to `endereco` at once.
  entrega text not null default 'cadaUm' check (entrega in ('cadaUm', 'escola')),
  endereco jsonb,
  situacao text not null default 'rascunho' check (situacao in ('rascunho', 'aberta', 'fechada')),
  versao integer not null default 1,
  criado_em timestamptz not null,
  alterado_em timestamptz not null,
  check (entrega = 'cadaUm' or endereco is not null)
);
create index on listas_ensino (id_cliente, criado_em desc);

create table listas_alunos (
  id integer generated always as identity primary key,
  id_lista uuid not null references listas_ensino on delete cascade,
  nome text not null check (char_length(nome) between 1 and 60),
  -- The size of the instrument, such as 3/4; empty if unknown.
  tamanho text not null default '' check (char_length(tamanho) <= 20),
  posicao smallint not null default 0
);
create index on listas_alunos (id_lista, posicao, id);
create unique index listas_alunos_nomes on listas_alunos (id_lista, lower(nome));

-- What every pupil of a list needs: `id_sku` for all, or null if it differs per pupil (listas_escolhas) or the buyer chooses.
create table listas_itens (
  id integer generated always as identity primary key,
  id_lista uuid not null references listas_ensino on delete cascade,
  id_produto integer not null references produtos on delete cascade,
  id_sku integer references skus on delete cascade,
  quantidade smallint not null default 1 check (quantidade between 1 and 50),
  obrigatorio boolean not null default true,
  nota text not null default '' check (char_length(nota) <= 200),
  posicao smallint not null default 0,
  unique (id_lista, id_produto)
);
create index on listas_itens (id_produto);
create index on listas_itens (id_sku) where id_sku is not null;

-- A pupil's own variant or quantity of an item. No units: this pupil doesn't need it.
create table listas_escolhas (
  id_aluno integer not null references listas_alunos on delete cascade,
  id_item integer not null references listas_itens on delete cascade,
  id_sku integer references skus on delete cascade,
  quantidade smallint not null check (quantidade between 0 and 50),
  primary key (id_aluno, id_item)
);
create index on listas_escolhas (id_item);
create index on listas_escolhas (id_sku) where id_sku is not null;

-- For which pupil a cart's units are.
create table carrinho_alunos (
  id_carrinho integer not null references carrinhos on delete cascade,
  id_aluno integer not null references listas_alunos on delete cascade,
  id_item integer not null references listas_itens on delete cascade,
  id_sku integer not null references skus on delete cascade,
  quantidade smallint not null check (quantidade between 1 and 50),
  primary key (id_carrinho, id_aluno, id_item, id_sku)
);
create index on carrinho_alunos (id_aluno);
create index on carrinho_alunos (id_item);
create index on carrinho_alunos (id_sku);

-- What of a list was ordered. `valor` is what was paid for the units, in centavos.
create table listas_compras (
  id integer generated always as identity primary key,
  id_pedido uuid not null references pedidos on delete cascade,
  id_lista uuid not null references listas_ensino on delete cascade,
  id_aluno integer references listas_alunos on delete set null,
  id_item integer references listas_itens on delete set null,
  id_sku integer references skus on delete set null,
  quantidade smallint not null check (quantidade > 0),
  valor integer not null check (valor >= 0),
  situacao text not null default 'reservada' check (situacao in ('reservada', 'paga', 'cancelada')),
  em timestamptz not null,
  unique (id_pedido, id_aluno, id_item, id_sku)
);
create index on listas_compras (id_lista, id_aluno);
create index on listas_compras (id_aluno);
create index on listas_compras (id_item);
create index on listas_compras (id_sku);

-- A teacher's credit: given by a pupils' order that was paid, taken back when it is refunded, used by an order of one's own.
create table creditos_ensino (
  id integer generated always as identity primary key,
  id_cliente integer not null references contas_ensino on delete cascade,
  id_pedido uuid references pedidos on delete set null,
  tipo text not null check (tipo in ('ganho', 'estorno', 'uso', 'devolucao', 'ajuste')),
  -- In centavos; negative if it lowers the balance.
  valor integer not null check (valor <> 0),
  nota text not null default '' check (char_length(nota) <= 200),
  quem text not null default 'loja',
  em timestamptz not null,
  unique (id_pedido, tipo)
);
create index on creditos_ensino (id_cliente, id desc);
