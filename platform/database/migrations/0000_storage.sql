-- Pictures as they were handed in. Their bytes lie in the storage under the same hash; sizes made of them are a cache.
create table originais (
  hash text primary key check (hash ~ '^[0-9a-f]{24}$'),
  tipo text not null check (tipo in ('svg', 'jpeg', 'png', 'webp', 'avif')),
  largura integer not null check (largura > 0),
  altura integer not null check (altura > 0),
  bytes integer not null check (bytes > 0),
  criado_em timestamptz not null default now()
);
