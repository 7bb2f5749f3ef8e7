-- The passport of an instrument that was brought to the counter, once staff confirmed that it is that one: makers number on
-- their own. Work orders of before have the one in which their work was recorded; others the only valid passport with
-- their serial number, as it was found then.
alter table ordens_servico
  add column id_passaporte integer references passaportes on delete set null,
  add check (id_passaporte is null or tipo = 'balcao');
create index on ordens_servico (id_passaporte) where id_passaporte is not null;

update ordens_servico o set id_passaporte = recorded.id_passaporte
from (
  select distinct on (id_ordem) id_ordem, id_passaporte from passaportes_registros
  where id_ordem is not null and tipo in ('regulagem', 'cordas', 'servico')
  order by id_ordem, id desc
) recorded
where recorded.id_ordem = o.id and o.tipo = 'balcao' and o.quantidade = 1;

update ordens_servico o set id_passaporte = found.id
from (
  select serie_chave, min(id) as id from passaportes where anulado_em is null group by serie_chave having count(*) = 1
) found
where o.id_passaporte is null and o.tipo = 'balcao' and o.quantidade = 1 and char_length(found.serie_chave) >= 3
  -- domain/instruments/passport/serial-number.ts
  and found.serie_chave = regexp_replace(upper(normalize(o.numero_serie, nfkd)), '[^A-Z0-9]', '', 'g');
