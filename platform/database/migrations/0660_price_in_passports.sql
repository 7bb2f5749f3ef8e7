-- What was paid for an instrument counts the credit of a trade-in and no services of the workshop, as
-- `paidForUnit` of `domain/order/trade-in/trade-in-worth.ts` says. Corrected where the line of the order is still as it
-- was when the passport was issued: the old rule gives what is stored.
with lines as (
  select i.id_pedido, i.posicao, i.quantidade::bigint as quantidade, i.total::bigint as total,
    case when o.metodo = 'pix' then i.desconto_vista else 0 end::bigint as vista,
    coalesce((
      select sum((a ->> 'valor')::bigint) from jsonb_array_elements(i.ajustes) a where a ->> 'tipo' = 'servico'
    ), 0) as services,
    coalesce((
      select -sum((a ->> 'valor')::bigint) from jsonb_array_elements(i.ajustes) a where a ->> 'tipo' = 'troca'
    ), 0) as credit
  from pedidos_itens i join pedidos o on o.id = i.id_pedido
  where i.ajustes @> '[{"tipo": "servico"}]' or i.ajustes @> '[{"tipo": "troca"}]'
)
update passaportes p
set preco = (
  l.total - l.services + l.credit
  -- The part of the goods in what Pix took off, to the nearest centavo.
  - case when l.vista = 0 then 0 else (2 * l.vista * (l.total - l.services) + l.total) / (2 * l.total) end
) / l.quantidade
from lines l
where l.id_pedido = p.id_pedido and l.posicao = p.posicao
  and p.preco = round((l.total - l.vista)::numeric / l.quantidade);
