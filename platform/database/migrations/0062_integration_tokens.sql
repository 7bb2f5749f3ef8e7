-- Programs that the store lets into the panel's calls.

create table integracoes_tokens (
  id integer primary key generated always as identity,
  nome text not null check (nome <> ''),
  -- SHA-256 of the token, which is shown once.
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  -- Its first letters, so that people can tell which one they hold.
  inicio text not null check (length(inicio) between 8 and 16),
  -- What it may do, of `domain/staff/permissions.ts`.
  permissoes text[] not null check (cardinality(permissoes) > 0),
  criado_por text not null,
  criado_em timestamptz not null,
  usado_em timestamptz,
  revogado_em timestamptz
);
