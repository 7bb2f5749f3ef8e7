-- What people edit in the panel counts its versions, so that nobody overwrites what somebody else has just saved.

alter table categorias add column versao integer not null default 1 check (versao > 0);
alter table marcas add column versao integer not null default 1 check (versao > 0);
alter table listas add column versao integer not null default 1 check (versao > 0);
alter table vitrines add column versao integer not null default 1 check (versao > 0);
alter table menus add column versao integer not null default 1 check (versao > 0);

-- A category that moves takes those below it along: their paths change in one statement after the other.
alter table categorias
  alter constraint categorias_id_pai_nivel_pai_fkey deferrable initially deferred,
  alter constraint categorias_id_pai_caminho_pai_fkey deferrable initially deferred;

create index marcas_nome_ordem on marcas (sem_acento(nome), id);
create index redirecionamentos_busca on redirecionamentos using gin (sem_acento(de || ' ' || para) gin_trgm_ops);
