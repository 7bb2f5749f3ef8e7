import { eq, or } from 'drizzle-orm'
import type { CustomerPersonInput } from '#contract/customers/admin-customers.ts'
import { readPerson } from '#domain/customer/read-person.ts'
import { readProfile } from '#domain/customer/read-profile.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { clientes } from '../tables.ts'

type Input = CustomerPersonInput & { pessoa: 'F' | 'J'; email: string }

/**
 * Returns the customer with this e-mail or CPF/CNPJ, or creates one without a password, who logs in by a code sent to
 * the address. Does not change an existing account; if e-mail and document belong to two, returns the document's. The
 * caller has to check the permission. Refuses `CamposInvalidos`.
 */
export function findOrCreateCustomer(
  context: RequestContext,
  typed: Input,
): Promise<{ id: number; criado: boolean }> {
  const hoje = saoPauloClock(context.now).dia
  const person = readPerson(typed)
  if ('campos' in person) throw refuse('CamposInvalidos', person)
  const { email, pessoa } = person.pessoa
  const read = readProfile(typed, { pessoa, email, documento: null, hoje })
  if ('campos' in read) throw refuse('CamposInvalidos', read)
  const { perfil } = read

  return context.db.transaction(async (tx) => {
    const known = await accountOf(tx, { email, documento: perfil.documento })
    if (known !== null) return { id: known, criado: false }

    const [created] = await tx
      .insert(clientes)
      .values({ ...perfil, pessoa, email, criadoEm: context.now })
      .onConflictDoNothing()
      .returning({ id: clientes.id })
    // A concurrent request created it.
    if (!created)
      return { id: await existingAccount(tx, { email, documento: perfil.documento }), criado: false }
    await recordChange(tx, context, {
      acao: 'cliente.criado',
      alvo: { tipo: 'cliente', id: String(created.id), nome: perfil.nomeRazao },
      depois: { pessoa, email, ...perfil },
    })
    await emitEvent(tx, 'cliente.criado', { id: created.id })
    return { id: created.id, criado: true }
  })
}

type Names = { email: string; documento: string }

async function accountOf(tx: Database, { email, documento }: Names): Promise<number | null> {
  const rows = await tx
    .select({ id: clientes.id, documento: clientes.documento })
    .from(clientes)
    .where(or(eq(clientes.email, email), eq(clientes.documento, documento)))
  const found = rows.find((row) => row.documento === documento) ?? rows[0]

  return found?.id ?? null
}

async function existingAccount(tx: Database, names: Names): Promise<number> {
  const id = await accountOf(tx, names)
  if (id === null) throw new Error('The customer was not created.')

  return id
}
