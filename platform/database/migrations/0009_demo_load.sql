-- Whether the demonstration store was ever loaded here, and whether that load came to its end. At most one row.
create table cargas_demo (
  unica boolean primary key default true check (unica),
  iniciada_em timestamptz not null default now(),
  terminada_em timestamptz
);
