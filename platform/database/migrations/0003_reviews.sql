-- What shoppers say: reviews of products, questions with answers, evaluations of the store.
-- E-mails are kept to answer their authors and are never part of an answer of the API.

create table avaliacoes (
  id integer generated always as identity primary key,
  id_produto integer not null references produtos on delete cascade,
  -- Who writes a review twice under one key has written it once.
  chave text not null unique check (chave <> ''),
  nome text not null check (nome <> ''),
  email text not null check (email <> ''),
  cidade text,
  nota smallint not null check (nota between 1 and 5),
  titulo text not null,
  comentario text not null,
  recomenda boolean not null,
  som smallint check (som between 1 and 5),
  acabamento smallint check (acabamento between 1 and 5),
  tocabilidade smallint check (tocabilidade between 1 and 5),
  custo_beneficio smallint check (custo_beneficio between 1 and 5),
  compra_verificada boolean not null,
  votos_uteis integer not null default 0 check (votos_uteis >= 0),
  situacao text not null check (situacao in ('pendente', 'publicada', 'recusada')),
  data timestamptz not null,
  resposta jsonb check (jsonb_typeof(resposta) = 'object')
);
create index on avaliacoes (id_produto, votos_uteis desc, data desc, id desc) where situacao = 'publicada';
create index on avaliacoes (id_produto);

create table perguntas (
  id integer generated always as identity primary key,
  id_produto integer not null references produtos on delete cascade,
  chave text not null unique check (chave <> ''),
  nome text not null check (nome <> ''),
  email text not null check (email <> ''),
  pergunta text not null check (pergunta <> ''),
  situacao text not null check (situacao in ('pendente', 'publicada', 'recusada')),
  data timestamptz not null
);
create index on perguntas (id_produto, data desc);

create table respostas (
  id integer generated always as identity primary key,
  id_pergunta integer not null references perguntas on delete cascade,
  nome text not null check (nome <> ''),
  email text not null check (email <> ''),
  resposta text not null check (resposta <> ''),
  administrador boolean not null,
  data timestamptz not null
);
create index on respostas (id_pergunta, data);

create table avaliacoes_loja (
  id integer generated always as identity primary key,
  -- SHA-256 of the one-time key that was sent to the author: who reads the table can't confirm in another's name.
  chave_hash text not null unique check (chave_hash ~ '^[0-9a-f]{64}$'),
  nome text not null check (nome <> ''),
  email text not null check (email <> ''),
  atendimento smallint not null check (atendimento between 1 and 5),
  experiencia smallint not null check (experiencia between 1 and 5),
  satisfacao smallint not null check (satisfacao between 1 and 5),
  mensagem text not null,
  data timestamptz not null,
  confirmada_em timestamptz
);
create index on avaliacoes_loja (data desc, id desc) where confirmada_em is not null;
