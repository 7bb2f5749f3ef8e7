-- Banners, popups and pages as the panel edits them: versions, devices, blocks, days of publication.

alter table grupos_banners add column versao integer not null default 1 check (versao > 0);
alter table banners
  add column dispositivo text not null default 'todos' check (dispositivo in ('todos', 'desktop', 'mobile'));

-- Browsers remember by its number which popup they have shown: one that says something else gets a new number and stays the same row.
create sequence popups_numero_seq as integer;
alter table popups
  add column versao integer not null default 1 check (versao > 0),
  add column numero integer unique;
update popups set numero = id;
select setval('popups_numero_seq', greatest(max(id), 1)) from popups;
alter table popups
  alter column numero set default nextval('popups_numero_seq'),
  alter column numero set not null;
alter sequence popups_numero_seq owned by popups.numero;

-- `html` is what the shop shows; `blocos` is what it was made of, null for a text that came as a whole.
alter table paginas
  add column versao integer not null default 1 check (versao > 0),
  add column blocos jsonb check (jsonb_typeof(blocos) = 'array'),
  add column rascunho boolean not null default false,
  add column publicar_em timestamptz,
  -- A page that moves takes those below it along, one statement after the other.
  alter constraint paginas_mae_nivel_mae_fkey deferrable initially immediate;
-- The next page that comes: read by a timer.
create index on paginas (publicar_em) where publicar_em is not null;

-- Where a page stood before: who comes there is led to where it stands now.
create table paginas_enderecos (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  id_pagina integer not null references paginas on delete cascade
);
create index on paginas_enderecos (id_pagina);
