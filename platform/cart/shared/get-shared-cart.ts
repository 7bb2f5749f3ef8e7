import type { Cart } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { cartTotals } from '#domain/cart/cart-totals.ts'
import { maxUnits } from '#domain/cart/repair-lines.ts'
import { readSharedLines, type SharedLine } from '#domain/cart/shared-lines.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { messagesOf } from '../messages.ts'
import type { CartLine } from '../open-cart.ts'
import { readCart } from '../rows.ts'
import { toCart } from '../to-cart.ts'
import { missingProductMessages } from './missing-product-messages.ts'

/** A session without an owner: no cart is read, and prices are the public ones. */
const ANONYMOUS = ''

/** Returns the available items of a shared cart as a cart, with messages about the others. Writes nothing. */
export async function getSharedCart(context: RequestContext, { itens }: { itens: string }): Promise<Cart> {
  const { db, settings, now } = context
  const { lines: shared, unreadable } = readSharedLines(itens)
  const skus = shared.map(({ idAtributoSimples }) => idAtributoSimples)
  const { catalogue, promocoes, combinacoes } = await readCart(db, {
    sessao: ANONYMOUS,
    chave: null,
    now,
    skus,
    produtos: [],
  })
  const found = shared.map((line) => lineOf(line, catalogue))
  const totals = cartTotals(
    found.flatMap(({ line }) => line ?? []),
    { promocoes, combinacoes, cupom: null, settings, now, comprador: UNKNOWN_BUYER },
  )
  const missing = unreadable + found.filter(({ missing }) => missing).length
  const mensagens = [
    ...messagesOf(found.flatMap(({ notifications }) => notifications ?? [])),
    ...missingProductMessages(missing),
  ]

  return toCart(context, { totals, alunos: [], uf: null, mensagens })
}

type Found = { line?: CartLine; notifications?: CartNotification[]; missing?: true }

function lineOf(
  { idProduto, idAtributoSimples, quantidade, comServicos = false }: SharedLine,
  catalogue: CartSku[],
): Found {
  const sku = catalogue.find(
    (one) => one.idProduto === idProduto && one.idAtributoSimples === idAtributoSimples,
  )
  if (!sku) return { missing: true }
  const { nome } = sku
  if (sku.situacao === 'sobConsulta') return { notifications: [{ tipo: 'foraSobConsulta', nome }] }
  const max = maxUnits(sku)
  if (max === 0) return { notifications: [{ tipo: 'foraEsgotado', nome }] }
  const line = { ...sku, quantidade: Math.min(quantidade, max) }

  const notifications: CartNotification[] = []
  if (quantidade > max) notifications.push({ tipo: 'quantidade', nome, quantidade: max })
  if (comServicos) notifications.push({ tipo: 'semServicos', nome })

  return { line, notifications }
}
