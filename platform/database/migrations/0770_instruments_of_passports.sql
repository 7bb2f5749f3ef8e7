-- By which passport an instrument was handed over to its customer, so that it leaves them with it.
alter table instrumentos_clientes add column id_passaporte integer references passaportes on delete set null;
create index on instrumentos_clientes (id_passaporte) where id_passaporte is not null;

-- What was handed over before: written in the moment in which the passport changed its owner.
update instrumentos_clientes i set id_passaporte = p.id
from passaportes p
where p.id_cliente = i.id_cliente and p.dono_desde = i.criado_em and p.instrumento = i.codigo
  and i.id_pedido is null and p.anulado_em is null;
