-- What stands on the home page, in its order. One row, or none while nobody has changed what it is made of at first.
create table inicio (
  id smallint primary key default 1 check (id = 1),
  secoes jsonb not null check (jsonb_typeof(secoes) = 'array'),
  versao integer not null default 1 check (versao > 0)
);
