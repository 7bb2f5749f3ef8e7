-- Buyers answer questions, readers say which reviews help, and anybody writes to the store.

-- What customers answer waits for the store's word; of the store itself, nobody has to approve it.
alter table respostas
  add situacao text not null default 'publicada' check (situacao in ('pendente', 'publicada', 'recusada')),
  add id_cliente integer references clientes on delete set null,
  -- Written in the shop by a customer at whom the product had arrived; one that was imported can't say that.
  add compra_verificada boolean not null default false,
  add check (not (administrador and compra_verificada));
-- One answer of a customer to a question; written anew, it takes the place of the former.
create unique index on respostas (id_pergunta, id_cliente);
create index on respostas (id_cliente) where id_cliente is not null;
create index on respostas (email);
create index on respostas (data, id) where situacao = 'pendente';

-- Who found a review helpful: a customer, or a visitor by the hash of their session. Counted in avaliacoes.votos_uteis.
create table avaliacoes_votos (
  id integer generated always as identity primary key,
  id_avaliacao integer not null references avaliacoes on delete cascade,
  id_cliente integer references clientes on delete set null,
  sessao text check (sessao ~ '^[0-9a-f]{64}$'),
  em timestamptz not null,
  -- Of a customer who left it is nobody's, and still counts.
  check (id_cliente is null or sessao is null)
);
create unique index on avaliacoes_votos (id_avaliacao, id_cliente);
create unique index on avaliacoes_votos (id_avaliacao, sessao);
create index on avaliacoes_votos (id_cliente) where id_cliente is not null;

-- What people write to the store, for the merchant.
create table contatos (
  id integer generated always as identity primary key,
  -- The same words twice on a day are one message.
  chave text not null unique check (chave <> ''),
  nome text not null check (nome <> ''),
  email text not null check (email = lower(email) and email <> ''),
  contato text not null,
  assunto text not null check (assunto <> ''),
  mensagem text not null check (mensagem <> ''),
  criado_em timestamptz not null
);
create index on contatos (email);
create index on contatos (criado_em desc, id desc);
