import { eq, sql } from 'drizzle-orm'
import type { AdminTeachingAccount } from '#contract/customers/teaching/admin-teaching.ts'
import type { TeachingBenefit } from '#domain/customer/teaching/teaching-account.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { lockAnyCustomer } from '../../account/lock-customer.ts'
import { sendTeachingAnswerJob } from '../mail/send-teaching-answer.ts'
import { contasEnsino as contas, creditosEnsino as creditos } from '../tables.ts'
import { readAccount } from './get-account.ts'

type AnswerAccountInput = {
  id: number
  versao: number
  situacao: 'aprovada' | 'recusada'
  beneficio: TeachingBenefit
  percentual: number
  freteEscola: number
  diasEscola: number
}

/**
 * Approves or refuses an account, with what it gets; can be changed later by another answer. Writes to the customer if
 * the situation changes. Refuses `ClienteInexistente`, `CadastroInexistente` and `VersaoAntiga`.
 */
export async function answerAccount(
  context: RequestContext,
  { id, versao, ...answer }: AnswerAccountInput,
): Promise<AdminTeachingAccount> {
  permit(context, 'clientes.editar')

  return context.db.transaction(async (tx) => {
    const before = await lockAccount(tx, id)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: await readAccount(tx, id) })
    const isNew = before.situacao !== answer.situacao
    await tx
      .update(contas)
      .set({
        ...answer,
        versao: sql`${contas.versao} + 1`,
        ...(isNew && { respondidaEm: context.now }),
      })
      .where(eq(contas.idCliente, id))
    const { situacao, beneficio, percentual, freteEscola, diasEscola } = before
    await recordChange(tx, context, {
      acao: answer.situacao === 'aprovada' ? 'cliente.ensinoAprovado' : 'cliente.ensinoRecusado',
      alvo: { tipo: 'cliente', id: String(id), nome: before.nomeRazao },
      antes: { situacao, beneficio, percentual, freteEscola, diasEscola },
      depois: answer,
    })
    if (isNew) await enqueue(tx, sendTeachingAnswerJob, { id, encerrada: situacao === 'aprovada' })

    return readAccount(tx, id)
  })
}

/** Adds or takes credit by hand, with the reason. Refuses as `answerAccount` does. */
export async function adjustCredit(
  context: RequestContext,
  { id, valor, nota }: { id: number; valor: number; nota: string },
): Promise<AdminTeachingAccount> {
  const { nome: quem } = permit(context, 'clientes.editar')

  return context.db.transaction(async (tx) => {
    const { nomeRazao } = await lockAccount(tx, id)
    await tx.insert(creditos).values({ idCliente: id, tipo: 'ajuste', valor, nota, quem, em: context.now })
    await recordChange(tx, context, {
      acao: 'cliente.creditoEnsino',
      alvo: { tipo: 'cliente', id: String(id), nome: nomeRazao },
      depois: { valor, nota },
    })

    return readAccount(tx, id)
  })
}

/** Locks the customer first, as their other changes do. */
async function lockAccount(tx: Database, id: number) {
  const { nomeRazao } = await lockAnyCustomer(tx, id)
  const [row] = await tx.select().from(contas).where(eq(contas.idCliente, id)).for('update')
  if (!row) throw refuse('CadastroInexistente')

  return { ...row, nomeRazao }
}
