import { sql } from 'drizzle-orm'
import { type Cart, MAX_QUANTIDADE } from '#contract/cart/cart.ts'
import { couponRefusal } from '#domain/promotions/coupon-refusal.ts'
import type { ExplainedPromotion } from '#domain/promotions/explain-promotions.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import { cartSku, combinationsAmong, productsOfSkus } from '#platform/catalog/product/skus/cart-sku.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { simulatePromotions } from '#platform/marketing/promotions/simulate-promotions.ts'
import { toAnswer } from '../to-cart.ts'

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

/** What a cart would cost somebody at some moment, and what becomes of each promotion in it. The stock plays no part. */
export async function simulateCart(context: RequestContext, simulated: Simulated): Promise<Answer> {
  permit(context, 'marketing.ver')
  const { itens, codigo, uf, logado, primeiraCompra, em } = simulated
  const agora = em === null ? context.agora : new Date(em)
  const comprador = { ...UNKNOWN_BUYER, logado, primeiraCompra, uf }
  const { lines, combinacoes } = await readGoods(context, simulated)

  const { totais, promocoes } = await simulatePromotions(
    { ...context, agora },
    { itens: lines, combinacoes, comprador, ...(codigo !== '' && { codigo }) },
  )
  const unknown = codigo !== '' && totais.cupom === null && totais.recusaCupom === null
  const recusa = unknown ? couponRefusal(null, lines, { agora, comprador }) : totais.recusaCupom

  return {
    carrinho: toAnswer(context, { totals: totais, uf, mensagens: [] }),
    promocoes,
    recusaCupom: recusa?.mensagem ?? null,
    freteGratis: totais.freteGratis?.label ?? null,
    fora: itens
      .map(({ idSku }) => idSku)
      .filter((id) => !lines.some((line) => line.idAtributoSimples === id)),
  }
}

/** The lines as the shop sells them to this group, one for each SKU. */
async function readGoods({ db }: RequestContext, { itens, idGrupo }: Simulated) {
  const quantities = new Map<number, number>()
  for (const { idSku, quantidade } of itens) quantities.set(idSku, (quantities.get(idSku) ?? 0) + quantidade)
  const ids = sql.param([...quantities.keys()])
  const [row] = await db
    .select({
      fatos: cartSku({
        skus: sql`select unnest(${ids}::integer[])`,
        produtos: sql`array[]::integer[]`,
        grupo: sql<number | null>`${idGrupo}::integer`,
      }),
      combinacoes: combinationsAmong(productsOfSkus(sql`${ids}::integer[]`)),
    })
    .from(sql`(values (1)) one`)
  if (!row) throw new Error('A statement without a condition answered no row.')

  return {
    combinacoes: row.combinacoes,
    lines: row.fatos
      .filter(({ situacao }) => situacao === 'disponivel')
      .map((fato) => ({
        ...fato,
        quantidade: Math.min(quantities.get(fato.idAtributoSimples) ?? 1, MAX_QUANTIDADE),
        estoque: Math.max(fato.estoque, 1),
      })),
  }
}
