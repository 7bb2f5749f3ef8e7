import { and, eq, ne } from 'drizzle-orm'
import type { Profile, ProfileInput } from '#contract/customers/account.ts'
import { readProfile } from '#domain/customer/read-profile.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { clientes } from '../tables.ts'
import { countTry } from '../tries/count-try.ts'
import { getProfile, profileOf } from './get-profile.ts'
import { lockCustomer } from './lock-customer.ts'

/**
 * Saves the logged-in customer's profile. Consent to offers keeps the time at which it was given; a stored CPF or CNPJ
 * can't be changed. Refuses `LoginNecessario`, `CamposInvalidos` and `TentativasDemais`.
 */
export async function saveProfile(context: RequestContext, typed: ProfileInput): Promise<Profile> {
  const { db, now } = context
  const id = await requireCustomer(context)
  const { documento, email } = await getProfile(context)
  // The response reveals whether a document has an account, so attempts are limited.
  if (documento === '') await countTry(context, 'mail', email)

  return db.transaction(async (tx) => {
    const before = await lockCustomer(tx, id)
    const read = readProfile(typed, { ...before, hoje: saoPauloClock(now).dia })
    if ('campos' in read) throw refuse('CamposInvalidos', read)
    if (await isTaken(tx, id, read.perfil.documento))
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'documento', mensagem: 'Não foi possível usar este documento. Fale com a gente.' }],
      })
    const aceitaOfertasEm = typed.aceitaOfertas ? (before.aceitaOfertasEm ?? now) : null
    const [after] = await tx
      .update(clientes)
      .set({ ...read.perfil, aceitaOfertasEm })
      .where(eq(clientes.id, id))
      .returning()

    return profileOf(after ?? before)
  })
}

async function isTaken(tx: Database, id: number, documento: string): Promise<boolean> {
  return (await tx.$count(clientes, and(eq(clientes.documento, documento), ne(clientes.id, id)))) > 0
}
