import { DAY_MS } from '#domain/time/durations.ts'
import { freeFreightLabel, hasFreeFreight, type StoreFreeFreight } from '../shipping/free-freight.ts'

export type Badge = { tipo: 'desconto' | 'freteGratis' | 'ultimasUnidades' | 'novo'; label: string }

/** What badges are decided by. `freteGratis` is the store's own, null where it gives none. */
export type BadgeRow = {
  desconto: number
  precoPor: number
  estoque: number
  publicadoEm: Date
  agora: Date
  freteGratis: StoreFreeFreight | null
}

const DAYS_NEW = 45
const LAST_UNITS = 3

/** The badges of a product that can be bought, the strongest first. A single unit in stock is a unit to be sold. */
export function badgesOf(facts: BadgeRow): Badge[] {
  const { desconto, precoPor, estoque, freteGratis } = facts
  const badges: Badge[] = []
  if (desconto > 0) badges.push({ tipo: 'desconto', label: `-${desconto}%` })
  if (hasFreeFreight(precoPor, freteGratis))
    badges.push({ tipo: 'freteGratis', label: freeFreightLabel(freteGratis) })
  if (estoque >= 1 && estoque <= LAST_UNITS)
    badges.push({ tipo: 'ultimasUnidades', label: estoque === 1 ? 'Última unidade' : 'Últimas unidades' })
  if (isNew(facts)) badges.push({ tipo: 'novo', label: 'Novo' })

  return badges
}

function isNew({ publicadoEm, agora }: BadgeRow) {
  const days = (agora.getTime() - publicadoEm.getTime()) / DAY_MS

  return days >= 0 && days <= DAYS_NEW
}
