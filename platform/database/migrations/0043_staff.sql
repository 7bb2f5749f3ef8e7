-- The people of the store: who they are, how they get into the panel, and what they changed there.

create table funcionarios (
  id integer primary key generated always as identity,
  nome text not null check (nome <> ''),
  email text not null unique check (email like '_%@_%' and email = lower(email)),
  papel text not null
    check (papel in ('dono', 'gerente', 'catalogo', 'atendimento', 'expedicao', 'financeiro', 'leitura')),
  -- Null until the invitation is accepted.
  senha text check (senha like '$argon2id$%'),
  ativo boolean not null default true,
  -- The authenticator app's secret (base32), which counts once a code of it was seen.
  totp_segredo text,
  totp_confirmado_em timestamptz,
  -- The time step of the last code that was taken: none works twice (RFC 6238, 5.2).
  totp_ultimo_passo bigint,
  criado_em timestamptz not null,
  check (totp_confirmado_em is null or totp_segredo is not null)
);

-- Each works once in place of the app's code.
create table funcionarios_codigos (
  id_funcionario integer not null references funcionarios on delete cascade,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (id_funcionario, hash)
);

-- Links that let somebody choose a password: an invitation, or a new start. One at a time.
create table funcionarios_convites (
  id_funcionario integer primary key references funcionarios on delete cascade,
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  expira_em timestamptz not null
);

create table funcionarios_sessoes (
  -- SHA-256 of the cookie.
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  id uuid not null unique default gen_random_uuid(),
  id_funcionario integer not null references funcionarios on delete cascade,
  -- How far it has come in.
  etapa text not null check (etapa in ('segundoFator', 'cadastro', 'dentro')),
  criada_em timestamptz not null,
  vista_em timestamptz not null,
  expira_em timestamptz not null,
  ip text not null,
  agente text not null
);
create index on funcionarios_sessoes (id_funcionario);
create index on funcionarios_sessoes (expira_em);

create table funcionarios_chaves (
  -- The credential's id (base64url).
  id text primary key,
  id_funcionario integer not null references funcionarios on delete cascade,
  nome text not null check (nome <> ''),
  chave_publica bytea not null,
  contador bigint not null,
  transportes text[] not null,
  criada_em timestamptz not null
);
create index on funcionarios_chaves (id_funcionario);

-- What a browser was asked to sign, until it has.
create table funcionarios_desafios (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  desafio text not null,
  expira_em timestamptz not null
);
create index on funcionarios_desafios (expira_em);

-- Every change that the store's people made. Written with the change, in its transaction.
create table auditoria (
  id bigint primary key generated always as identity,
  em timestamptz not null,
  -- Null for an integration.
  id_funcionario integer references funcionarios,
  quem text not null,
  acao text not null,
  alvo_tipo text not null,
  alvo_id text not null,
  alvo_nome text not null,
  mudancas jsonb not null check (jsonb_typeof(mudancas) = 'array'),
  ip text not null,
  -- All that a search looks in, without accents.
  texto text not null
);
create index on auditoria (em desc, id desc);
create index on auditoria (id_funcionario, id desc);
create index on auditoria (alvo_tipo, alvo_id, id desc);
create index on auditoria using gin (texto gin_trgm_ops);

-- Nobody edits it, whoever holds the connection; what is older than five years may go (prescription, CDC art. 27).
create function auditoria_fica() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.em < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'A auditoria não se muda.' using errcode = 'insufficient_privilege';
end $$;
create trigger auditoria_fica before update or delete on auditoria
  for each row execute function auditoria_fica();
create trigger auditoria_nao_se_esvazia before truncate on auditoria
  for each statement execute function auditoria_fica();
