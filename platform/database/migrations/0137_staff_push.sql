-- Alerts that reach a person's devices while the panel is closed (Web Push).

-- Null: as is usual in the person's role.
alter table funcionarios_avisos_escolhas add column push boolean;

alter table funcionarios_avisos add column por_push boolean not null default false;
alter table funcionarios_avisos drop constraint funcionarios_avisos_check;
alter table funcionarios_avisos
  add constraint funcionarios_avisos_ways_check check (no_painel or por_email or por_push);

-- Browsers that somebody of the store lets receive their alerts: what `PushManager.subscribe` answered there.
create table funcionarios_aparelhos (
  -- SHA-256 of the endpoint in hex. The browser can find its own; nobody can make an endpoint of it.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  id_funcionario integer not null references funcionarios on delete cascade,
  nome text not null check (nome <> ''),
  endpoint text not null check (endpoint ~ '^https?://'),
  -- The browser's public key and its secret (RFC 8291), base64url. Only they can read what is sent.
  p256dh text not null,
  auth text not null,
  criado_em timestamptz not null,
  -- Since when nothing could be delivered; null while the last delivery went well.
  falha_desde timestamptz
);
create index on funcionarios_aparelhos (id_funcionario, criado_em);
