-- How many of each thing visitors do, told of any days.

-- An event of several products is a row each; this one stands for the event. Of those that are kept already nobody knows.
alter table eventos add column primeiro boolean not null default true;

create index on eventos_por_dia (nome, dia) where id_produto = 0;

-- Visits of the days that are summed up already.
insert into eventos_por_dia (dia, nome, id_produto, total, quantidade, valor)
select (data at time zone 'America/Sao_Paulo')::date, 'session_start', 0, count(*), 0, 0
from eventos
where entrada and (data at time zone 'America/Sao_Paulo')::date <= (select max(dia) from eventos_por_dia)
group by 1;
