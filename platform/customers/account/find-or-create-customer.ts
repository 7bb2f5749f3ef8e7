import { eq, or } from 'drizzle-orm'
import type { CustomerPersonInput } from '#contract/customers/admin-customers.ts'
import { readPerson } from '#domain/customer/read-person.ts'
import { readProfile } from '#domain/customer/read-profile.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import { clientes } from '../tables.ts'

type Input = CustomerPersonInput & { pessoa: 'F' | 'J'; email: string }

/**
 * The customer of this e-mail or CPF/CNPJ, or a new one without password, who gets in by a code sent to the address. An
 * account that is there stays as it is; where e-mail and document name two, the document's is meant. For who sells in a
 * customer's name: the caller has asked for the permission. Refuses `CamposInvalidos`.
 */
export function findOrCreateCustomer(
  context: RequestContext,
  typed: Input,
): Promise<{ id: number; criado: boolean }> {
  const hoje = saoPauloClock(context.agora).dia
  const person = readPerson(typed)
  if ('campos' in person) throw refuse('CamposInvalidos', person)
  const { email, pessoa } = person.pessoa
  const read = readProfile(typed, { pessoa, email, documento: null, hoje })
  if ('campos' in read) throw refuse('CamposInvalidos', read)
  const { perfil } = read

  return context.db.transaction(async (tx) => {
    const known = await accountOf(tx, { email, documento: perfil.documento })
    if (known !== null) return { id: known, criado: false }

    const [made] = await tx
      .insert(clientes)
      .values({ ...perfil, pessoa, email, criadoEm: context.agora })
      .onConflictDoNothing()
      .returning({ id: clientes.id })
    // Somebody else was quicker.
    if (!made) return { id: await accountMade(tx, { email, documento: perfil.documento }), criado: false }
    await noteChange(tx, context, {
      acao: 'cliente.criado',
      alvo: { tipo: 'cliente', id: String(made.id), nome: perfil.nomeRazao },
      depois: { pessoa, email, ...perfil },
    })
    await emitEvent(tx, 'cliente.criado', { id: made.id })
    return { id: made.id, criado: true }
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

async function accountMade(tx: Database, names: Names): Promise<number> {
  const id = await accountOf(tx, names)
  if (id === null) throw new Error('O cliente não foi gravado.')

  return id
}
