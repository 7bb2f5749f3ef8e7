-- The SMTP server that the panel entered: one row, or none. The environment's server wins.
create table servidor_correio (
  id text primary key default 'correio' check (id = 'correio'),
  maquina text not null check (length(maquina) between 1 and 253),
  porta integer not null check (porta between 1 and 65535),
  seguranca text not null check (seguranca in ('tls', 'starttls')),
  usuario text not null check (length(usuario) <= 200),
  -- Sealed (`platform/infrastructure/security/seal.ts`); empty inside for a server without a login.
  senha bytea not null,
  -- The password's last four characters.
  pista text not null check (length(pista) <= 4),
  remetente text not null check (length(remetente) between 3 and 254),
  conferido_em timestamptz not null,
  versao integer not null
);
