import { eq } from 'drizzle-orm'
import type { Profile } from '#contract/customers/account.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { clientes } from '../tables.ts'

/** Returns the profile of the logged-in customer. Refuses `LoginNecessario`. */
export async function getProfile(context: RequestContext): Promise<Profile> {
  const id = await requireCustomer(context)
  const [cliente] = await context.db.select().from(clientes).where(eq(clientes.id, id))
  if (!cliente) throw refuse('LoginNecessario')

  return profileOf(cliente)
}

/** The fields of an account that its owner sees. */
export function profileOf(cliente: typeof clientes.$inferSelect): Profile {
  const { pessoa, nomeRazao, nomeFantasia, inscricaoEstadual, email, celular, telefone, sexo } = cliente

  return {
    pessoa,
    nomeRazao,
    nomeFantasia,
    inscricaoEstadual,
    email,
    celular,
    telefone,
    sexo,
    documento: cliente.documento ?? '',
    nascimento: cliente.nascimento ?? '',
    aceitaOfertas: cliente.aceitaOfertasEm !== null,
    temSenha: cliente.senha !== null,
  }
}
