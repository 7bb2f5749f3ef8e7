import type { NewItem } from '#contract/cart/cart.ts'
import { MAX_LINES } from '#domain/cart/cart-limits.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { holdEnd, holdSentence, refusedHoldSentence } from '#domain/cart/piece-hold.ts'
import { maxUnits } from '#domain/cart/repair-lines.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { requestFingerprint } from '#platform/infrastructure/context/request-fingerprint.ts'
import type { CartChange, CartPlan } from '../change-cart.ts'
import type { CartLine, OpenCart } from '../open-cart.ts'

/** An item to add; `comServicos` where it had services of the workshop, which don't come along. */
export type AddedItem = NewItem & { comServicos?: boolean }

/**
 * Plans adding items. A piece is held for the cart; one that it holds already stays as it is, with no more time. A SKU
 * that is in the cart already gets a higher quantity, up to its stock, with a message. Refuses items that are not
 * available; with `leaveOut` skips them, with a message.
 */
export function planItems(itens: readonly AddedItem[], { leaveOut = false } = {}): CartPlan {
  return {
    skus: itens.flatMap(({ idAtributoSimples }) => idAtributoSimples ?? []),
    produtos: itens.map(({ idProduto }) => idProduto),
    decide: (cart) => putItems(cart, itens, leaveOut),
    fingerprint: requestFingerprint(
      itens.map((item) => [item.idProduto, item.idAtributoSimples ?? null, item.quantidade]),
    ),
  }
}

/**
 * Refuses `EscolhaObrigatoria`, `ProdutoInexistente`, `ProdutoSobConsulta`, `EstoqueInsuficiente`, `ExemplarRetido`,
 * `CarrinhoCheio`, and `TentativasDemais` for a piece that was held too often. If all items are skipped, and one of
 * them is such a piece or in another cart, the refusal says so.
 */
function putItems(cart: OpenCart, itens: readonly AddedItem[], leaveOut: boolean): CartChange {
  requireChoices(cart, itens)
  const notifications: CartNotification[] = []
  const hold: number[] = []
  let skipped: Obstacle | undefined
  let repeated = false
  let lines = cart.lines
  for (const item of itens) {
    const sku = skuOf(cart, item)
    const there = lines.find(({ idAtributoSimples }) => idAtributoSimples === sku.idAtributoSimples)
    if (there && holdsAlready(there)) {
      repeated = true
      continue
    }
    const obstacle = obstacleTo(cart, sku, there)
    if (obstacle && !leaveOut) throw obstacle.refusal()
    if (obstacle) {
      if (sku.retencao) skipped ??= obstacle
      // What is there already is not left out.
      if (there && sku.retencao) repeated = true
      else notifications.push(obstacle.notification)
    } else {
      const requested = sku.retencao ? 1 : (there?.quantidade ?? 0) + item.quantidade
      const quantidade = Math.min(requested, maxUnits(sku))
      if (quantidade < requested) notifications.push({ tipo: 'quantidade', nome: sku.nome, quantidade })
      const retencao = sku.retencao && { ate: holdEnd(cart.offers.now).toISOString(), propria: true }
      if (retencao) hold.push(sku.idAtributoSimples)
      const servicos = there?.servicos ?? []
      if (item.comServicos && servicos.length === 0)
        notifications.push({ tipo: 'semServicos', nome: sku.nome })
      lines = withLine(lines, { ...sku, quantidade, retencao, servicos })
    }
  }
  if (lines === cart.lines && !repeated)
    throw skipped?.refusal() ?? refuse('EstoqueInsuficiente', { disponivel: 0 })
  if (lines.length > MAX_LINES) throw refuse('CarrinhoCheio')

  return { lines, notifications, hold }
}

/** Whether the cart holds a piece now: adding it again changes nothing, and never prolongs the time. */
function holdsAlready({ retencao }: CartLine): boolean {
  return retencao?.propria === true && retencao.ate !== null
}

/** Refuses a product without a SKU if it has several. */
function requireChoices({ catalogue }: OpenCart, itens: readonly NewItem[]) {
  const produtos = itens
    .filter(({ idAtributoSimples }) => !idAtributoSimples)
    .filter(({ idProduto }) => catalogue.some((sku) => sku.idProduto === idProduto && sku.variacoes > 1))
    .map(({ idProduto }) => idProduto)
  if (produtos.length > 0) throw refuse('EscolhaObrigatoria', { produtos })
}

function skuOf({ catalogue }: OpenCart, { idProduto, idAtributoSimples }: NewItem): CartSku {
  const sku = catalogue.find(
    (one) =>
      one.idProduto === idProduto && (!idAtributoSimples || one.idAtributoSimples === idAtributoSimples),
  )
  if (!sku) throw refuse('ProdutoInexistente')
  return sku
}

type Obstacle = { refusal: () => ReturnType<typeof refuse>; notification: CartNotification }

/** Why no further unit can be added; null if one can. */
function obstacleTo(
  { refusedHolds, offers: { now } }: OpenCart,
  sku: CartSku,
  there: CartLine | undefined,
): Obstacle | null {
  const { nome, situacao, estoque } = sku
  if (situacao === 'sobConsulta')
    return {
      refusal: () => refuse('ProdutoSobConsulta'),
      notification: { tipo: 'foraSobConsulta', nome },
    }
  const max = maxUnits(sku)
  const hold = refusedHolds.get(sku.idAtributoSimples)
  if (hold && max > 0) {
    const espera = Math.max(1, Math.ceil((Date.parse(hold.until) - now.getTime()) / 1000))
    // Shown as text, and in the cart as HTML.
    const shown = nome.replaceAll(/[<>]/g, '')
    return {
      refusal: () => refuse('TentativasDemais', { espera }, refusedHoldSentence(shown, hold, !!there)),
      notification: { tipo: 'foraSemReserva', nome, hold },
    }
  }
  // A piece whose time is over can be held again, if nobody else has taken it.
  if (sku.retencao && max > 0) return null
  if (estoque === 0 && sku.retencao?.ate) {
    const ate = new Date(sku.retencao.ate).toISOString()
    return {
      refusal: () => refuse('ExemplarRetido', { ate }, holdSentence(ate)),
      notification: { tipo: 'foraRetido', nome, ate },
    }
  }
  if ((there?.quantidade ?? 0) < max) return null
  const notification: CartNotification =
    estoque === 0 ? { tipo: 'foraEsgotado', nome } : { tipo: 'quantidade', nome, quantidade: max }

  return { refusal: () => refuse('EstoqueInsuficiente', { disponivel: estoque }), notification }
}

function withLine(lines: CartLine[], line: CartLine): CartLine[] {
  const isSame = (other: CartLine) => other.idAtributoSimples === line.idAtributoSimples

  return lines.some(isSame) ? lines.map((other) => (isSame(other) ? line : other)) : [...lines, line]
}
