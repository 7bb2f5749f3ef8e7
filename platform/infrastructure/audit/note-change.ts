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
  /** As `alvo.verbo`: `produto.alterado`, `pedido.enviado`. */
  acao: string
  alvo: AuditEntry['alvo']
  /** The fields as they were and as they are; only those that differ are kept. Secrets have no place here. */
  antes?: Fields
  depois?: Fields
  /** Who, where the visit doesn't tell it: at the entry. */
  quem?: Pick<Staff, 'id' | 'nome'>
}

/** Writes down what somebody of the store changed, inside the change's own transaction: one without the other can't be. */
export async function noteChange(
  tx: Database,
  { funcionario, agora, ip }: Pick<RequestContext, 'funcionario' | 'agora' | 'ip'>,
  { acao, alvo, antes = {}, depois = {}, quem = funcionario ?? NOBODY }: Noted,
): Promise<void> {
  await tx.insert(auditoria).values({
    em: agora,
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

/** Found by what the page says, too. */
function wordsOf(acao: string, tipo: string): string[] {
  return [actionWords(acao) ?? '', TARGETS[tipo] ?? '']
}

const NOBODY = { id: null, nome: 'Ninguém' }
