import type { PassportProof } from '#contract/orders/passports.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findPassport } from '../passport-rows.ts'
import { proofKey, proofOfPurchase } from './proof-of-purchase.ts'

/**
 * Returns the proof of a purchase for an insurer, to the buyer, also after the instrument was handed over, of which it
 * says so, with the signature by which the insurer checks it. Refuses `LoginNecessario`, and `PassaporteInexistente` to
 * everybody else and for an instrument that was returned.
 */
export async function getProof(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<PassportProof> {
  const idCliente = await requireCustomer(context)
  const row = await findPassport(context.db, codigo)
  const found = row.anuladoEm === null ? await proofOfPurchase(context, row) : null
  if (found?.idCliente !== idCliente) throw refuse('PassaporteInexistente')

  return { ...found.proof, chave: proofKey(context, found.proof) }
}
