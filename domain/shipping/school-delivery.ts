import { schoolName } from '../customer/teaching/school-name.ts'
import { nextBusinessDay } from '../time/business-days.ts'
import type { Offer } from './freight-options.ts'

/** The freight of a list, which the panel finds its orders by. */
const PREFIX = 'escola-'

/**
 * A list whose goods the store sends to the school at once. `prazo` is its last day (`YYYY-MM-DD`), if it has one;
 * `frete` is what each order pays for it.
 */
export type ListToSchool = {
  idLista: string
  conta: { tipo: 'professor' | 'escola'; nome: string }
  prazo: string | null
  endereco: { logradouro: string; numero: string; cidade: string; uf: string }
  frete: number
}

/**
 * The offer to send an order to the school with those of the other pupils, at the price of the account. It waits for
 * the list's last day, then for the store's handling time.
 */
export function schoolOffer({ idLista, conta, prazo, endereco, frete }: ListToSchool, hoje: string): Offer {
  const { logradouro, numero, cidade, uf } = endereco

  return {
    id: schoolFreightId(idLista),
    tipo: 'entrega',
    label: conta.tipo === 'escola' ? `Entrega na ${schoolName(conta.nome)}` : `Entrega com ${conta.nome}`,
    valor: frete,
    prazo: prazo === null ? 0 : businessDaysUntil(hoje, prazo),
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

/** As much as an address's complement holds. */
const MAX_COMPLEMENT = 60

/**
 * The school's address for an order: the carrier finds the school, the school the pupils. More names than fit are counted;
 * the class's page in the panel has them all.
 */
export function addressForPupils<A extends { complemento: string }>(
  endereco: A,
  alunos: readonly string[],
): A {
  const names = [...new Set(alunos)]
  const named = names.length === 1 ? `Aluno: ${names[0]}` : `Alunos: ${names.join(', ')}`
  const withText = (pupils: string) => [endereco.complemento, pupils].filter(Boolean).join(' – ')
  const isTooLong = names.length > 1 && withText(named).length > MAX_COMPLEMENT

  return {
    ...endereco,
    complemento: withText(isTooLong ? `${names.length} alunos` : named).slice(0, MAX_COMPLEMENT),
  }
}
