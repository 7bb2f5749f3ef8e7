import { MAX_ITENS, type NewItem } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notice.ts'
import { maxUnits } from '#domain/cart/repair-lines.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { requestFingerprint } from '#platform/infrastructure/context/request-fingerprint.ts'
import type { CartChange, CartPlan } from '../change-cart.ts'
import type { CartLine, OpenCart } from '../open-cart.ts'

/**
 * Puts items in; a SKU that is there already becomes more, up to its stock, which is said. What can't be had is refused; with
 * `leaveOut` the others are put in, and it is said.
 */
export function puttingIn(itens: readonly NewItem[], { leaveOut = false } = {}): CartPlan {
  return {
    skus: itens.flatMap(({ idAtributoSimples }) => idAtributoSimples ?? []),
    produtos: itens.map(({ idProduto }) => idProduto),
    decide: (cart) => putItems(cart, itens, leaveOut),
    fingerprint: requestFingerprint(
      itens.map((item) => [item.idProduto, item.idAtributoSimples ?? null, item.quantidade]),
    ),
  }
}

/** Refuses `EscolhaObrigatoria`, `ProdutoInexistente`, `ProdutoSobConsulta`, `EstoqueInsuficiente` and `CarrinhoCheio`. */
function putItems(cart: OpenCart, itens: readonly NewItem[], leaveOut: boolean): CartChange {
  requireChoices(cart, itens)
  const notifications: CartNotification[] = []
  let lines = cart.lines
  for (const item of itens) {
    const fact = factOf(cart, item)
    const there = lines.find(({ idAtributoSimples }) => idAtributoSimples === fact.idAtributoSimples)
    const obstacle = obstacleTo(fact, there)
    if (obstacle && !leaveOut) throw obstacle.refusal()
    if (obstacle) notifications.push(obstacle.notification)
    else {
      const wanted = (there?.quantidade ?? 0) + item.quantidade
      const quantidade = Math.min(wanted, maxUnits(fact))
      if (quantidade < wanted) notifications.push({ tipo: 'quantidade', nome: fact.nome, quantidade })
      lines = withLine(lines, { ...fact, quantidade })
    }
  }
  if (lines === cart.lines) throw refuse('EstoqueInsuficiente', { disponivel: 0 })
  if (lines.length > MAX_ITENS) throw refuse('CarrinhoCheio')

  return { lines, notifications }
}

/** Where there are several SKUs, the shopper has to choose. */
function requireChoices({ facts }: OpenCart, itens: readonly NewItem[]) {
  const produtos = itens
    .filter(({ idAtributoSimples }) => !idAtributoSimples)
    .filter(({ idProduto }) => facts.some((fact) => fact.idProduto === idProduto && fact.variacoes > 1))
    .map(({ idProduto }) => idProduto)
  if (produtos.length > 0) throw refuse('EscolhaObrigatoria', { produtos })
}

function factOf({ facts }: OpenCart, { idProduto, idAtributoSimples }: NewItem): CartSku {
  const fact = facts.find(
    (one) =>
      one.idProduto === idProduto && (!idAtributoSimples || one.idAtributoSimples === idAtributoSimples),
  )
  if (!fact) throw refuse('ProdutoInexistente')
  return fact
}

/** Why no unit more can be put in; null if one can. */
function obstacleTo(fact: CartSku, there: CartLine | undefined) {
  const { nome, situacao, estoque } = fact
  if (situacao === 'sobConsulta')
    return {
      refusal: () => refuse('ProdutoSobConsulta'),
      notification: { tipo: 'foraSobConsulta', nome } as const,
    }
  const most = maxUnits(fact)
  if ((there?.quantidade ?? 0) < most) return null
  const notification =
    estoque === 0
      ? ({ tipo: 'foraEsgotado', nome } as const)
      : ({ tipo: 'quantidade', nome, quantidade: most } as const)

  return { refusal: () => refuse('EstoqueInsuficiente', { disponivel: estoque }), notification }
}

function withLine(lines: CartLine[], line: CartLine): CartLine[] {
  const isSame = (other: CartLine) => other.idAtributoSimples === line.idAtributoSimples

  return lines.some(isSame) ? lines.map((other) => (isSame(other) ? line : other)) : [...lines, line]
}
