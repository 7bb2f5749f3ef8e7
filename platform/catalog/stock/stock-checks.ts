import { sql } from 'drizzle-orm'
import type { Check } from '#platform/infrastructure/doctor/check.ts'
import { STORE } from './stock-actor.ts'

/** The stock that kits should have: how many their parts suffice for. */
const KITS = `
  select s.id, s.sku, s.estoque as antes, min(part.estoque / k.quantidade)::integer as depois
  from skus s join kit_itens k on k.id_produto = s.id_produto join skus part on part.id = k.id_sku
  where not s.exemplar group by s.id`

/** The stock that each product should have in `estoque_por_produto`. */
const SUMS = `
  select s.id_produto, sum(s.estoque)::integer as estoque from skus s group by s.id_produto`

/** Movements that change a stock: a sale doesn't, its goods were taken when they were reserved. */
const CHANGES = `m.tipo <> 'venda'`

const MISTOLD_SALES = `
  select v.id, v.sku, v.saldo, previous.saldo as remaining
  from movimentos_estoque v cross join lateral (
    select saldo from movimentos_estoque m where m.id_sku = v.id_sku and m.id < v.id and ${CHANGES} order by m.id desc limit 1
  ) previous
  where v.tipo = 'venda' and v.saldo <> previous.saldo`

export const STOCK_CHECKS: Check[] = [
  {
    name: 'stock-movements',
    title: 'O estoque não é o que o último movimento deixou',
    advice: 'Conte o produto e acerte-o no painel, em Estoque.',
    problems: `
      select 'SKU ' || s.sku || ': estoque ' || s.estoque || ', último saldo ' || last.saldo as problem
      from skus s cross join lateral (
        select saldo from movimentos_estoque m where m.id_sku = s.id and ${CHANGES} order by m.id desc limit 1
      ) last
      where last.saldo <> s.estoque`,
  },
  {
    name: 'stock-history',
    title: 'Um movimento de estoque não continua o anterior',
    advice:
      'Falta um movimento, ou um foi mudado à mão: confira o histórico do SKU no painel e conte o produto.',
    problems: `
      select 'SKU ' || sku || ', movimento ' || id || ': ' || antes || ' mais ' || quantidade || ' não é ' || saldo as problem
      from (
        select id, sku, quantidade, saldo, lag(saldo) over (partition by id_sku order by id) as antes from movimentos_estoque m
        where ${CHANGES}
      ) m
      where antes + quantidade <> saldo`,
  },
  {
    name: 'stock-sales',
    title: 'Uma venda não diz o estoque que o movimento anterior deixou',
    advice: 'npm run doctor -- --fix acerta o saldo da venda; o estoque não muda.',
    problems: `select 'SKU ' || sku || ', movimento ' || id || ': ' || saldo || ' em vez de ' || remaining as problem
      from (${MISTOLD_SALES}) sales`,
    fix: (tx) =>
      tx.execute(sql`
        update movimentos_estoque v set saldo = sales.remaining from (${sql.raw(MISTOLD_SALES)}) sales where v.id = sales.id`),
  },
  {
    name: 'stock-of-products',
    title: 'O painel soma mal o estoque de um produto',
    advice: 'npm run doctor -- --fix soma de novo.',
    problems: `
      select 'Produto ' || sums.id_produto || ': ' || coalesce(p.estoque::text, 'nada') || ' em vez de ' || sums.estoque
        as problem
      from (${SUMS}) sums left join estoque_por_produto p on p.id_produto = sums.id_produto
      where p.estoque is distinct from sums.estoque`,
    fix: (tx) =>
      tx.execute(
        sql.raw(`insert into estoque_por_produto ${SUMS}
          on conflict (id_produto) do update set estoque = excluded.estoque`),
      ),
  },
  {
    name: 'stock-kits',
    title: 'O estoque de um kit não é o das suas peças',
    advice: 'npm run doctor -- --fix recalcula o kit.',
    problems: `select 'Kit ' || sku || ': ' || antes || ', as peças dão para ' || depois as problem
      from (${KITS}) kits where antes <> depois`,
    fix: (tx) =>
      tx.execute(sql`
        with kits as (${sql.raw(KITS)}),
        updated as (
          update skus s set estoque = kits.depois from kits where s.id = kits.id and s.estoque <> kits.depois
          returning s.id, s.sku, kits.antes, kits.depois
        )
        insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, quem)
        select clock_timestamp(), id, sku, 'kit', abs(depois - antes), depois - antes, depois, ${STORE} from updated`),
  },
]
