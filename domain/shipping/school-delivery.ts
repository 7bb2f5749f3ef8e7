import { schoolName } from '../customer/teaching/school-name.ts'
import { nextBusinessDay } from '../time/business-days.ts'
import type { Offer } from './freight-options.ts'

/** The freight of a list, which the panel finds its orders by. */
const PREFIX = 'escola-'

/**
 * A list whose goods the store sends to the school at once. `prazo` is its last day (`YYYY-MM-DD`); `frete` is what each
 * order pays for it, `dias` the business days of the transport.
 */
export type ListToSchool = {
  idLista: string
  conta: { tipo: 'professor' | 'escola'; nome: string }
  prazo: string
  endereco: { logradouro: string; numero: string; cidade: string; uf: string }
  frete: number
  dias: number
}

/**
 * The offer to send an order to the school with those of the other pupils, at the price of the account. It waits for
 * the list's last day, then takes the store's handling time and the transport.
 */
export function schoolOffer(
  { idLista, conta, prazo, endereco, frete, dias }: ListToSchool,
  hoje: string,
): Offer {
  const { logradouro, numero, cidade, uf } = endereco

  return {
    id: schoolFreightId(idLista),
    tipo: 'entrega',
    label: conta.tipo === 'escola' ? `Entrega na ${schoolName(conta.nome)}` : `Entrega com ${conta.nome}`,
    valor: frete,
    prazo: businessDaysUntil(hoje, prazo) + dias,
    detalhe: `Junto com os pedidos da turma: ${logradouro}, ${numero}, ${cidade}/${uf}.`,
    escola: true,
  }
}

/** The id of the freight of a list. */
export function schoolFreightId(idLista: string): string {
  return `${PREFIX}${idLista}`
}

/** How many business days after the first day the last one is, or the first business day after it; 0 if it has passed. */
function businessDaysUntil(from: string, to: string): number {
  let days = 0
  for (let day = from; day < to; days++) day = nextBusinessDay(day)

  return days
}
