-- Popups are planned ahead, as banners are: several for one kind of page, each with a name, a period and a device.
alter table popups
  drop constraint popups_nivel_key,
  add column nome text check (nome <> ''),
  add column dispositivo text not null default 'todos' check (dispositivo in ('todos', 'desktop', 'mobile')),
  add column data_inicial timestamptz,
  add column data_final timestamptz,
  add check (data_inicial < data_final);

update popups set nome = titulo;

alter table popups
  alter column nome set not null,
  alter column dispositivo drop default,
  add unique (nivel, nome);
