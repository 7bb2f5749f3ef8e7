import { sql } from 'drizzle-orm'
import type { Check } from '#platform/infrastructure/doctor/check.ts'

/** The text by which staff find an order, as the migrations' `reindex_order` builds it. */
const WORDS = `
  select p.id, p.numero, array_to_tsvector(
    search_words(concat_ws(' ', p.numero, p.comprador ->> 'nomeRazao', p.numero_antigo), '')
      || search_words(
        case when p.numero_antigo ~ '^[0-9][0-9.()/-]*$' then regexp_replace(p.numero_antigo, '[^0-9]', '', 'g') end, ''
      )
      || search_words(concat_ws(' ', p.comprador ->> 'documento', p.email, p.comprador ->> 'celular'), '~')
      || (
        select coalesce(array_agg(palavra), '{}')
        from pedidos_itens i, unnest(search_words(concat_ws(' ', i.nome, i.sku, i.ean), '')) palavra
        where i.id_pedido = p.id
      )
  ) as palavras
  from pedidos p`

export const ORDER_CHECKS: Check[] = [
  {
    name: 'order-items',
    title: 'Um pedido não tem itens, ou os itens não somam o que ele diz',
    advice:
      'O pedido foi mudado por fora da loja: compare-o com o e-mail de confirmação e com a última cópia.',
    problems: `
      select 'Pedido ' || p.numero || ': itens ' || coalesce(sums.total, 0) || ', pedido ' || p.total_itens as problem
      from pedidos p left join lateral (select sum(total) as total from pedidos_itens i where i.id_pedido = p.id) sums on true
      where p.numero_antigo is null and sums.total is distinct from p.total_itens`,
  },
  {
    name: 'order-history',
    title: 'Um pedido não tem história, ou ela termina em outra situação',
    advice: 'Confira o pedido no painel; a situação foi mudada por fora da loja.',
    problems: `
      select 'Pedido ' || p.numero || ': ' || p.situacao || ', a história diz ' || coalesce(last.para, 'nada') as problem
      from pedidos p left join lateral (
        select para from pedidos_mudancas m where m.id_pedido = p.id order by m.id desc limit 1
      ) last on true
      where p.numero_antigo is null and last.para is distinct from p.situacao`,
  },
  {
    name: 'order-goods',
    title: 'As mercadorias de um pedido não estão reservadas como a situação dele pede',
    advice: 'Confira no painel o pedido e o estoque dos seus produtos; conte-os, se preciso.',
    problems: `
      select 'Pedido ' || p.numero || ' (' || p.situacao || '): SKU ' || r.id_sku || ' está ' || r.situacao as problem
      from pedidos p join reservas r on r.pedido = p.id
      where case p.situacao
        when 'aguardandoPagamento' then r.situacao <> 'reservada'
        when 'pagamentoEmAnalise' then r.situacao <> 'reservada'
        when 'cancelado' then r.situacao = 'reservada'
        when 'devolvido' then r.situacao = 'reservada'
        else r.situacao <> 'vendida'
      end
      union all
      select 'Pedido ' || p.numero || ': SKU ' || i.sku || ' não tem reserva para ' || i.quantidade as problem
      from pedidos p join (
        select id_pedido, id_sku, sku, id_produto, sum(quantidade) as quantidade from pedidos_itens group by 1, 2, 3, 4
      ) i on i.id_pedido = p.id
      left join reservas r on r.pedido = p.id and r.id_sku = i.id_sku
      where p.numero_antigo is null and p.situacao not in ('cancelado', 'devolvido')
        and coalesce(r.quantidade, 0) < i.quantidade
        and not exists (select from kit_itens k where k.id_produto = i.id_produto)`,
  },
  {
    name: 'reservation-order',
    title: 'Há mercadoria reservada para um pedido que não existe',
    advice: 'Conte o produto e acerte-o no painel, em Estoque.',
    problems: `
      select 'Pedido ' || r.pedido || ': ' || r.quantidade || ' do SKU ' || r.id_sku as problem from reservas r
      where r.situacao = 'reservada' and not exists (select from pedidos p where p.id = r.pedido)`,
  },
  {
    name: 'order-payment',
    title: 'Um pedido e o seu pagamento discordam',
    advice: 'Confira o pedido no painel e o pagamento no provedor.',
    problems: `
      select 'Pedido ' || p.numero || ': está pago e espera o pagamento' as problem
      from pedidos p join pagamentos g on g.referencia = p.id::text
      where p.situacao = 'aguardandoPagamento' and g.situacao = 'pago' and g.recebido - g.estornado >= g.valor
        and not exists (
          select from pagamentos_mudancas m where m.id_pagamento = g.id and m.avisada_em is null
        )
      union all
      select 'Pedido ' || p.numero || ': ' || p.situacao || ' sem pagamento' from pedidos p
      where p.numero_antigo is null and p.total > 0 and p.situacao <> 'cancelado'
        -- Their buyers choose how to pay at the order's page.
        and not (p.situacao = 'aguardandoPagamento' and (p.de_servicos or p.id_cotacao = 'proposta'))
        and not exists (select from pagamentos g where g.referencia = p.id::text)`,
  },
  {
    name: 'panel-search-orders',
    title: 'A busca do painel não conhece um pedido pelas suas palavras',
    advice: 'npm run doctor -- --fix escreve as palavras de novo.',
    problems: `
      select 'Pedido ' || n.numero as problem from (${WORDS}) n left join pedidos_busca b on b.id_pedido = n.id
      where b.palavras is distinct from n.palavras`,
    fix: (tx) => tx.execute(sql`select reindex_order(id) from pedidos`),
  },
]
