import type { PostalAddress } from '#contract/customers/address.ts'
import type { Offer } from '#domain/shipping/freight-options.ts'
import { schoolOffer } from '#domain/shipping/school-delivery.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { hasBenefits } from '#platform/customers/teaching/purchases/cart-units.ts'
import { schoolTerms } from '#platform/customers/teaching/purchases/school-terms.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { OpenCart } from '../open-cart.ts'

/** A cart's delivery with those of its pupils' class, and the address that its order gets: it names no pupil. */
export type SchoolDelivery = { offer: Offer; endereco: PostalAddress }

/**
 * Returns the delivery to a list's school if all units of a cart are for its pupils, and the list is open until a day and
 * collected there; null otherwise.
 */
export async function schoolDelivery(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { lines, alunos }: Pick<OpenCart, 'lines' | 'alunos'>,
): Promise<SchoolDelivery | null> {
  const [first] = alunos
  // Without a last day nobody knows when the goods leave.
  if (first?.entrega !== 'escola' || first.prazo === null || !hasBenefits(first, now)) return null
  if (alunos.some(({ idLista }) => idLista !== first.idLista)) return null
  const isForPupils = ({ idAtributoSimples, quantidade }: (typeof lines)[number]) =>
    quantidade ===
    alunos.reduce((sum, unit) => (unit.idSku === idAtributoSimples ? sum + unit.quantidade : sum), 0)
  if (!lines.every(isForPupils)) return null
  const terms = await schoolTerms(db, first.idLista)

  return (
    terms && {
      offer: schoolOffer({ ...first, ...terms, prazo: first.prazo }, saoPauloClock(now).dia),
      endereco: terms.endereco,
    }
  )
}
