import type { AttestedProof } from '#contract/orders/passports.ts'
import { maskDocument } from '#domain/order/mask-person.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { findPassport } from '../passport-rows.ts'
import { proofKey, proofOfPurchase } from './proof-of-purchase.ts'

/**
 * Returns what the shop attests of a purchase to whoever has the printed proof, such as an insurer who compares both:
 * with what happened since (withdrawn, missing, handed over), and the buyer's document masked. Refuses `ChaveInvalida`
 * for a signature that is not that of the stored purchase, and `PassaporteInexistente`.
 */
export async function attestProof(
  context: RequestContext,
  { codigo, chave }: { codigo: string; chave: string },
): Promise<AttestedProof> {
  const found = await proofOfPurchase(context, await findPassport(context.db, codigo))
  if (!found || !sameSecret(chave, proofKey(context, found.proof)))
    throw refuse('ChaveInvalida', undefined, NOT_ATTESTED)
  const { proof } = found
  const { nomeRazao, documento } = proof.comprador

  return { ...proof, comprador: { nomeRazao, documento: maskDocument(documento) } }
}

const NOT_ATTESTED =
  'Este comprovante não confere com o que a loja tem: o endereço foi alterado, ou a compra mudou depois da impressão. Peça outro a quem comprou, ou fale com a loja.'
