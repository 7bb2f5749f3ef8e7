import type { TeachingAccount } from '#contract/customers/teaching/teaching.ts'
import type { contasEnsino as contas } from '../tables.ts'

export function toTeachingAccount(row: typeof contas.$inferSelect): TeachingAccount {
  const {
    tipo,
    nome,
    cidade,
    mensagem,
    situacao,
    beneficio,
    percentual,
    freteEscola,
    diasEscola,
    pedidaEm,
    respondidaEm,
  } = row

  return {
    tipo,
    nome,
    cidade,
    mensagem,
    situacao,
    beneficio,
    percentual,
    freteEscola,
    diasEscola,
    pedidaEm: pedidaEm.toISOString(),
    respondidaEm: respondidaEm?.toISOString() ?? null,
  }
}
