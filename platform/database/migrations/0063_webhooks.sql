-- Whom the store tells what happens in it.

create table webhooks (
  id integer primary key generated always as identity,
  nome text not null check (nome <> ''),
  url text not null check (url ~ '^https?://'),
  eventos text[] not null check (cardinality(eventos) > 0),
  -- What deliveries are signed with. It has to be read for each, so it can't be hashed.
  segredo text not null check (length(segredo) >= 32),
  ativo boolean not null default true,
  -- Since when no delivery went well; null while the last one did.
  falha_desde timestamptz,
  -- Switched off by itself, after long failure.
  desligado_em timestamptz,
  versao integer not null default 1 check (versao > 0),
  criado_em timestamptz not null,
  check (desligado_em is null or not ativo)
);

create table webhooks_entregas (
  id uuid primary key default gen_random_uuid(),
  id_webhook integer not null references webhooks on delete cascade,
  evento text not null,
  dados jsonb not null,
  criada_em timestamptz not null default now(),
  situacao text not null default 'pendente' check (situacao in ('pendente', 'entregue', 'falhou')),
  tentativas integer not null default 0 check (tentativas >= 0),
  ultima_em timestamptz,
  proxima_em timestamptz,
  -- What the receiver answered to the last try, or why it could not be reached.
  status integer,
  resposta text not null default '',
  duracao_ms integer
);
create index on webhooks_entregas (id_webhook, criada_em desc, id);
create index on webhooks_entregas (criada_em);
