-- The key of the link by which a store without an owner gets one. Each start of the shop writes a new one; there is
-- none once there is an owner.

create table primeiro_acesso (
  id smallint primary key default 1 check (id = 1),
  -- SHA-256 of the key, in hexadecimal.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  expira_em timestamptz not null
);
