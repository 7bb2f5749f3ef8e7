import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import { STATES } from '#domain/customer/address/cep-city.ts'
import { UF_RANGES } from '#domain/documents/cep.ts'

/** A row of the delivery table: states, and whether only their capitals or only the rest. */
export type Destination = { nome: string; ufs: string; lugar?: 'capital' | 'interior' }

const TABLES = freightTables()

/**
 * Returns the business days that the freight calculator returns for a destination, including handling time, as `3 a 5
 * dias úteis`.
 */
export function deliveryDays(services: readonly string[], { ufs, lugar }: Destination): string {
  const days = TABLES.filter(({ codigo }) => services.includes(codigo))
    .flatMap(({ faixas }) => faixas)
    .filter(({ cepDe, cepAte }) =>
      ufs.split(' ').some((uf) => liesIn(uf, lugar, Math.floor(cepDe / 1000), Math.floor(cepAte / 1000))),
    )
    .map(({ prazo }) => prazo + DEMO_SETTINGS.sistema.frete.diasPreparo)
  const from = Math.min(...days)
  const to = Math.max(...days)

  return from === to ? `${from} dias úteis` : `${from} a ${to} dias úteis`
}

function liesIn(uf: string, lugar: Destination['lugar'], de: number, ate: number): boolean {
  const ofState = UF_RANGES.some(([from, to, other]) => other === uf && from === de && to === ate)
  const ofCapital = STATES.some(
    (state) => state.uf === uf && state.faixas.some(([from, to]) => from === de && to === ate),
  )

  if (lugar === 'capital') return ofCapital
  return lugar === 'interior' ? ofState : ofState || ofCapital
}
