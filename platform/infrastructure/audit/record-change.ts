import type { AuditEntry } from '#contract/panel/audit.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { actionWords, TARGETS } from '#domain/staff/audit-words.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changesBetween } from './changes-between.ts'
import { auditoria } from './tables.ts'

type Fields = Record<string, unknown>

type Noted = {
  /** `target.verb`: `produto.alterado`, `pedido.enviado`. */
  acao: string
  alvo: AuditEntry['alvo']
  /** The fields before and after; only those that differ are stored. Never pass secrets. */
  antes?: Fields
  depois?: Fields
  /** The author, if the context does not have one yet: at login. */
  quem?: Pick<Staff, 'id' | 'nome'>
}

/**
 * Records in the audit log what a staff member changed. Runs in the change's own transaction, so that neither exists
 * without the other.
 */
export async function recordChange(
  tx: Database,
  { funcionario, now, ip }: Pick<RequestContext, 'funcionario' | 'now' | 'ip'>,
  { acao, alvo, antes = {}, depois = {}, quem = funcionario ?? NOBODY }: Noted,
): Promise<void> {
  await tx.insert(auditoria).values({
    em: now,
    idFuncionario: quem.id,
    quem: quem.nome,
    acao,
    ip,
    alvoTipo: alvo.tipo,
    alvoId: alvo.id,
    alvoNome: alvo.nome,
    mudancas: changesBetween(antes, depois),
    texto: plainText([quem.nome, acao, ...wordsOf(acao, alvo.tipo), alvo.tipo, alvo.id, alvo.nome].join(' ')),
  })
}

/** The words that the page shows, so that a search finds them too. */
function wordsOf(acao: string, tipo: string): string[] {
  return [actionWords(acao) ?? '', TARGETS[tipo] ?? '']
}

const NOBODY = { id: null, nome: 'Ninguém' }
