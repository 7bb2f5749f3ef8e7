import { discountOf, servicesIn } from '../../cart/adjustment.ts'
import { splitCents } from '../../money/split-cents.ts'

type Adjusted<A> = { precoPor: number; quantidade: number; ajustes: readonly A[] }

/**
 * The adjustments of an item's goods: without services, and with the goods' part of the discount for paying at once,
 * which was taken off both. An NF-e is about goods; money in centavos.
 */
export function goodsAdjustments<A extends { tipo: string; valor: number }>({
  precoPor,
  quantidade,
  ajustes,
}: Adjusted<A>): A[] {
  const services = servicesIn(ajustes)
  const ofGoods = ajustes.filter(({ tipo }) => tipo !== 'servico')
  if (services === 0) return ofGoods
  const agreed = ofGoods.filter(({ tipo }) => tipo !== 'vista')
  const goods = precoPor * quantidade - discountOf(agreed)

  return ofGoods.flatMap((ajuste) => {
    if (ajuste.tipo !== 'vista') return [ajuste]
    const [part = 0] = splitCents(-ajuste.valor, [goods, services])
    return part > 0 ? [{ ...ajuste, valor: -part }] : []
  })
}
