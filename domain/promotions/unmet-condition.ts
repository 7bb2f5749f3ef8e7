import { type CartLine, priceOf } from '../cart/cart-line.ts'
import { isForState } from '../shipping/states.ts'
import { type Buyer, type Promotion, statesOf } from './promotion.ts'

/** Why a promotion or coupon does not apply. `falta` is in centavos. */
export type Unmet =
  | { motivo: 'aindaNaoVale'; validoDe: Date }
  | { motivo: 'vencido'; validoAte: Date }
  | { motivo: 'esgotado' | 'loginNecessario' | 'primeiraCompra' | 'semItens' | 'outrosItens' }
  | { motivo: 'jaUsado'; usosPorCliente: number }
  /** The delivery goes to another state than these, or its state is still unknown. */
  | { motivo: 'outroEstado' | 'semEstado'; ufs: readonly string[] }
  | { motivo: 'quantidadeMinima'; leve: number }
  | { motivo: 'subtotalMinimo'; falta: number }

/** What decides whether a product is in a promotion's scope. */
export type Goods = Pick<CartLine, 'idProduto' | 'idMarca' | 'categorias' | 'precoDe'>

/** Returns the first condition that this cart, time or buyer does not meet; null if the promotion applies. */
export function unmetCondition(
  promotion: Promotion,
  lines: readonly CartLine[],
  { now, comprador }: { now: Date; comprador: Buyer },
): Unmet | null {
  return unmetByMoment(promotion, now) ?? unmetByBuyer(promotion, comprador) ?? unmetByCart(promotion, lines)
}

/** Returns whether a product is in a promotion's scope. */
export function fits({ alcance, somentePrecoCheio }: Promotion, goods: Goods): boolean {
  const { categorias, marcas, produtos } = alcance
  if (somentePrecoCheio && goods.precoDe !== null) return false

  return (
    (produtos.length === 0 || produtos.includes(goods.idProduto)) &&
    (marcas.length === 0 || marcas.includes(goods.idMarca)) &&
    (categorias.length === 0 || categorias.some((id) => goods.categorias.includes(id)))
  )
}

function unmetByMoment({ validoDe, validoAte, usosMaximos, usos }: Promotion, now: Date): Unmet | null {
  if (validoDe !== null && now < validoDe) return { motivo: 'aindaNaoVale', validoDe }
  if (validoAte !== null && now >= validoAte) return { motivo: 'vencido', validoAte }
  if (usosMaximos !== null && usos >= usosMaximos) return { motivo: 'esgotado' }

  return null
}

function unmetByBuyer(promotion: Promotion, { logado, primeiraCompra, usos, uf }: Buyer): Unmet | null {
  const { usosPorCliente } = promotion
  if (promotion.exigeLogin && !logado) return { motivo: 'loginNecessario' }
  if (usosPorCliente !== null && (usos.get(promotion.id) ?? 0) >= usosPorCliente)
    return { motivo: 'jaUsado', usosPorCliente }
  if (promotion.primeiraCompra && !primeiraCompra) return { motivo: 'primeiraCompra' }
  const ufs = statesOf(promotion.beneficio)
  if (isForState(ufs, uf)) return null

  return { motivo: uf === null ? 'semEstado' : 'outroEstado', ufs }
}

/** The minimum is measured before any adjustment, so that one discount does not void the condition of another. */
function unmetByCart(promotion: Promotion, lines: readonly CartLine[]): Unmet | null {
  const { beneficio, subtotalMinimo } = promotion
  const fitting = lines.filter((line) => fits(promotion, line))
  if (fitting.length === 0) return { motivo: 'semItens' }
  // Freight is paid for the whole cart: one small item in scope must not make it free for all the others.
  if (beneficio.tipo === 'freteGratis' && fitting.length < lines.length) return { motivo: 'outrosItens' }
  const units = fitting.reduce((sum, { quantidade }) => sum + quantidade, 0)
  if (beneficio.tipo === 'levePague' && units < beneficio.leve)
    return { motivo: 'quantidadeMinima', leve: beneficio.leve }
  const falta = subtotalMinimo - fitting.reduce((sum, line) => sum + priceOf(line), 0)

  return falta > 0 ? { motivo: 'subtotalMinimo', falta } : null
}
