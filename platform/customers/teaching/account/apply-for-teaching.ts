import { eq } from 'drizzle-orm'
import type { TeachingAccount } from '#contract/customers/teaching/teaching.ts'
import { accountProblems } from '#domain/customer/teaching/list-fields.ts'
import type { TeachingKind } from '#domain/customer/teaching/teaching-account.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { lockCustomer } from '../../account/lock-customer.ts'
import { requireCustomer } from '../../sessions/require-customer.ts'
import { contasEnsino as contas } from '../tables.ts'
import { toTeachingAccount } from './to-teaching-account.ts'

type Application = { tipo: TeachingKind; nome: string; cidade: string; mensagem: string }

/**
 * Applies for an account as a teacher or school; an approved one stays so, and changes what parents read. Refuses
 * `LoginNecessario` and `CamposInvalidos`.
 */
export async function applyForTeaching(
  context: RequestContext,
  typed: Application,
): Promise<{ conta: TeachingAccount }> {
  const idCliente = await requireCustomer(context)
  const fields = {
    tipo: typed.tipo,
    nome: oneLine(typed.nome),
    cidade: oneLine(typed.cidade),
    mensagem: typed.mensagem.trim(),
  }
  const campos = accountProblems(fields)
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
  const { now } = context

  return context.db.transaction(async (tx) => {
    await lockCustomer(tx, idCliente)
    const [before] = await tx.select().from(contas).where(eq(contas.idCliente, idCliente))
    const again = { situacao: 'pendente' as const, pedidaEm: now, respondidaEm: null }
    const change = before?.situacao === 'aprovada' ? fields : { ...fields, ...again }
    const [row] = await tx
      .insert(contas)
      .values({ idCliente, pedidaEm: now, ...fields })
      .onConflictDoUpdate({ target: contas.idCliente, set: change })
      .returning()
    if (!row) throw new Error('The teaching account was not written.')
    // Once per application: one that waits is only rewritten.
    if (before === undefined || before.situacao === 'recusada')
      await alertStaff(tx, {
        tipo: 'contaEnsino',
        texto: `Pedido de conta de ${typed.tipo === 'escola' ? 'escola' : 'professor'}.`,
        caminho: `/clientes/ensino/${idCliente}`,
        em: now,
      })

    return { conta: toTeachingAccount(row) }
  })
}
