import type { Cart } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notice.ts'
import { cartTotals } from '#domain/cart/cart-totals.ts'
import { maxUnits } from '#domain/cart/repair-lines.ts'
import { readSharedLines, type SharedLine } from '#domain/cart/shared-lines.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { messagesOf } from '../messages.ts'
import type { CartLine } from '../open-cart.ts'
import { readCart } from '../rows.ts'
import { toAnswer } from '../to-cart.ts'
import { goneMessages } from './gone-messages.ts'

/** The session of nobody: no cart is read, and prices are those for everybody. */
const NOBODY = ''

/** What can be had of a shared cart, as a cart; what can't is told. Writes nothing. */
export async function getSharedCart(context: RequestContext, { itens }: { itens: string }): Promise<Cart> {
  const { db, settings, agora } = context
  const { lines: shared, unreadable } = readSharedLines(itens)
  const skus = shared.map(({ idAtributoSimples }) => idAtributoSimples)
  const { fatos, promocoes, combinacoes } = await readCart(db, {
    sessao: NOBODY,
    chave: null,
    agora,
    skus,
    produtos: [],
  })
  const found = shared.map((line) => lineOf(line, fatos))
  const totals = cartTotals(
    found.flatMap(({ line }) => line ?? []),
    { promocoes, combinacoes, cupom: null, settings, agora, comprador: UNKNOWN_BUYER },
  )
  const gone = unreadable + found.filter(({ gone }) => gone).length
  const mensagens = [
    ...messagesOf(found.flatMap(({ notification }) => notification ?? [])),
    ...goneMessages(gone),
  ]

  return toAnswer(context, { totals, uf: null, mensagens })
}

type Found = { line?: CartLine; notification?: CartNotification; gone?: true }

function lineOf({ idProduto, idAtributoSimples, quantidade }: SharedLine, facts: CartSku[]): Found {
  const fact = facts.find((one) => one.idProduto === idProduto && one.idAtributoSimples === idAtributoSimples)
  if (!fact) return { gone: true }
  const { nome } = fact
  if (fact.situacao === 'sobConsulta') return { notification: { tipo: 'foraSobConsulta', nome } }
  const most = maxUnits(fact)
  if (most === 0) return { notification: { tipo: 'foraEsgotado', nome } }
  const line = { ...fact, quantidade: Math.min(quantidade, most) }

  return quantidade > most ? { line, notification: { tipo: 'quantidade', nome, quantidade: most } } : { line }
}
