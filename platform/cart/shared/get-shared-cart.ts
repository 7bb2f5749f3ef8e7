import type { Cart } from '#contract/cart/cart.ts'
import type { CartNotice } from '#domain/cart/cart-notice.ts'
import { cartTotals } from '#domain/cart/cart-totals.ts'
import { mostUnits } from '#domain/cart/repair-lines.ts'
import { readSharedLines, type SharedLine } from '#domain/cart/shared-lines.ts'
import { UNKNOWN_BUYER } from '#domain/promotions/promotion.ts'
import type { CartFacts } from '#platform/catalog/product/skus/cart-sku.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { messagesOf } from '../messages.ts'
import type { CartLine } from '../open-cart.ts'
import { readCart } from '../rows.ts'
import { answerOf } from '../to-cart.ts'
import { goneMessages } from './gone-messages.ts'

/** The session of nobody: no cart is read, and prices are those for everybody. */
const NOBODY = ''

/** What can be had of a shared cart, as a cart; what can't is told. Writes nothing. */
export async function getSharedCart(visit: Visit, { itens }: { itens: string }): Promise<Cart> {
  const { db, settings, agora } = visit
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
  const mensagens = [...messagesOf(found.flatMap(({ notice }) => notice ?? [])), ...goneMessages(gone)]

  return answerOf(visit, { totals, uf: null, mensagens })
}

type Found = { line?: CartLine; notice?: CartNotice; gone?: true }

function lineOf({ idProduto, idAtributoSimples, quantidade }: SharedLine, facts: CartFacts[]): Found {
  const fact = facts.find((one) => one.idProduto === idProduto && one.idAtributoSimples === idAtributoSimples)
  if (!fact) return { gone: true }
  const { nome } = fact
  if (fact.situacao === 'sobConsulta') return { notice: { tipo: 'foraSobConsulta', nome } }
  const most = mostUnits(fact)
  if (most === 0) return { notice: { tipo: 'foraEsgotado', nome } }
  const line = { ...fact, quantidade: Math.min(quantidade, most) }

  return quantidade > most ? { line, notice: { tipo: 'quantidade', nome, quantidade: most } } : { line }
}
