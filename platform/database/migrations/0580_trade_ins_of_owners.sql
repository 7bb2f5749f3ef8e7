-- Trade-ins whose instruments are still their customer's, and not missing, as far as their passports say. Of several
-- units of a line nobody knows which is meant: as many as are somebody else's or missing can't be given in exchange.
create view trade_ins_of_owners as
select t.id
from trocas_instrumentos t join pedidos_itens i on i.id_pedido = t.id_pedido and i.posicao = t.posicao
where i.quantidade - (
    select count(*) from passaportes p
    where p.id_pedido = t.id_pedido and p.posicao = t.posicao and p.anulado_em is null
      and (p.id_cliente is distinct from t.id_cliente or p.alerta is not null)
  ) >= (
    select count(*) from trocas_instrumentos other
    where other.id_pedido = t.id_pedido and other.posicao = t.posicao and other.situacao <> 'desistida'
  );

-- The credits that carts may use until `valida_ate`: not used, and for an instrument that was not returned since, nor
-- handed over or reported missing.
create or replace view free_credits as
select t.id, t.id_cliente, t.valor, t.familia, t.tamanho, t.valida_ate
from trocas_instrumentos t join pedidos o on o.id = t.id_pedido
where t.situacao = 'aceita' and o.situacao = 'entregue'
  and exists (select from trade_ins_of_owners own where own.id = t.id);
