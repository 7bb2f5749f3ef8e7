-- Nodes that start together print a link each, and all of them work.
alter table primeiro_acesso
  drop column id,
  add primary key (hash),
  add column criada_em timestamptz not null default now();
alter table primeiro_acesso alter column criada_em drop default;
