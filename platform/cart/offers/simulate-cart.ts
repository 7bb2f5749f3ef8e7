import { sql } from 'drizzle-orm'
import type { Cart } from '#contract/cart/cart.ts'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import { couponRefusal } from '#domain/promotions/coupon-refusal.ts'
import type { ExplainedPromotion } from '#domain/promotions/explain-promotions.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { cartSku, combinationsAmong, productsOfSkus } from '#platform/catalog/product/skus/cart-sku.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { simulatePromotions } from '#platform/marketing/promotions/simulate-promotions.ts'
import { toCart } from '../to-cart.ts'

type Simulated = {
  itens: { idSku: number; quantidade: number }[]
  codigo: string
  uf: string | null
  idGrupo: number | null
  logado: boolean
  primeiraCompra: boolean
  em: string | null
}

type Answer = {
  carrinho: Cart
  promocoes: ExplainedPromotion[]
  recusaCupom: string | null
  freteGratis: string | null
  fora: number[]
}

/** Simulates a cart for a kind of buyer at some time, with the result of each promotion. Ignores stock. */
export async function simulateCart(context: RequestContext, simulated: Simulated): Promise<Answer> {
  permit(context, 'marketing.ver')
  const { itens, codigo, uf, logado, primeiraCompra, em } = simulated
  const now = em === null ? context.now : new Date(em)
  const comprador = { ...UNKNOWN_BUYER, logado, primeiraCompra, uf }
  const { lines, combinacoes } = await readGoods(context, simulated)

  const { totais, promocoes } = await simulatePromotions(
    { ...context, now },
    { itens: lines, combinacoes, comprador, ...(codigo !== '' && { codigo }) },
  )
  const unknown = codigo !== '' && totais.cupom === null && totais.recusaCupom === null
  const recusa = unknown ? couponRefusal(null, lines, { now, comprador }) : totais.recusaCupom

  return {
    carrinho: toCart(context, { totals: totais, alunos: [], uf, mensagens: [] }),
    promocoes,
    recusaCupom: recusa?.mensagem ?? null,
    freteGratis: totais.freteGratis?.label ?? null,
    fora: itens
      .map(({ idSku }) => idSku)
      .filter((id) => !lines.some((line) => line.idAtributoSimples === id)),
  }
}

/** The lines with this group's prices, one per SKU. */
async function readGoods({ db }: RequestContext, { itens, idGrupo }: Simulated) {
  const quantities = new Map<number, number>()
  for (const { idSku, quantidade } of itens) quantities.set(idSku, (quantities.get(idSku) ?? 0) + quantidade)
  const ids = sql.param([...quantities.keys()])
  const [row] = await db
    .select({
      skus: cartSku({
        skus: sql`select unnest(${ids}::integer[])`,
        produtos: sql`array[]::integer[]`,
        grupo: sql<number | null>`${idGrupo}::integer`,
      }),
      combinacoes: combinationsAmong(productsOfSkus(sql`${ids}::integer[]`)),
    })
    .from(sql`(values (1)) one`)
  if (!row) throw new Error('The statement has no condition, but returned no row.')

  return {
    combinacoes: row.combinacoes,
    lines: row.skus
      .filter(({ situacao }) => situacao === 'disponivel')
      .map((sku) => ({
        ...sku,
        quantidade: Math.min(quantities.get(sku.idAtributoSimples) ?? 1, MAX_UNITS),
        estoque: Math.max(sku.estoque, 1),
      })),
  }
}
