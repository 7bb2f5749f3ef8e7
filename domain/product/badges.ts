import { DAY_MS } from '#domain/time/durations.ts'
import { freeFreightLabel, hasFreeFreight, type StoreFreeFreight } from '../shipping/free-freight.ts'
import { LAST_UNITS } from './last-units.ts'

export type Badge = { tipo: 'desconto' | 'freteGratis' | 'ultimasUnidades' | 'novo'; label: string }

/** The input of the badge rules. `freteGratis` is the store-wide rule, null if there is none. */
export type BadgeRow = {
  desconto: number
  precoPor: number
  estoque: number
  /** Null for a piece: a used instrument that came in yesterday is not new. */
  publicadoEm: Date | null
  now: Date
  freteGratis: StoreFreeFreight | null
}

const DAYS_NEW = 45

/** Returns the badges of an available product, strongest first. The last unit in stock counts as available. */
export function badgesOf(row: BadgeRow): Badge[] {
  const { desconto, precoPor, estoque, freteGratis } = row
  const badges: Badge[] = []
  if (desconto > 0) badges.push({ tipo: 'desconto', label: `-${desconto}%` })
  if (hasFreeFreight(precoPor, freteGratis))
    badges.push({ tipo: 'freteGratis', label: freeFreightLabel(freteGratis) })
  if (estoque >= 1 && estoque <= LAST_UNITS)
    badges.push({ tipo: 'ultimasUnidades', label: estoque === 1 ? 'Última unidade' : 'Últimas unidades' })
  if (isNew(row)) badges.push({ tipo: 'novo', label: 'Novo' })

  return badges
}

function isNew({ publicadoEm, now }: BadgeRow) {
  if (publicadoEm === null) return false
  const days = (now.getTime() - publicadoEm.getTime()) / DAY_MS

  return days >= 0 && days <= DAYS_NEW
}
