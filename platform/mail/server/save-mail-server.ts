import type { MailServer, MailServerInput } from '#contract/settings/mail-server.ts'
import { smtpFieldProblem } from '#domain/store/mail/smtp-problem.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { servidorCorreio } from '../tables.ts'
import { getMailServer } from './get-mail-server.ts'
import { isSetByEnvironment } from './mail-origin.ts'
import { auditedServer, MAIL_SERVER_TARGET } from './mail-server-audit.ts'
import { MAIL_PASSWORD_PLACE, type StoredServer, smtpServer, storedServer } from './stored-server.ts'

/**
 * Saves the SMTP server once it has accepted a connection and the login; the next mail already goes through it. Without
 * `senha` the stored one stays, but only for the same server and user: nobody gets it by naming a server of their own.
 * Refuses `CamposInvalidos` at the field that fails, `DefinidoNoServidor` and `VersaoAntiga`.
 */
export async function saveMailServer(context: RequestContext, input: MailServerInput): Promise<MailServer> {
  permit(context, 'integracoes.gerir')
  if (isSetByEnvironment(context)) throw refuse('DefinidoNoServidor')
  const { db, secrets, now } = context
  const { versao, senha: typed, ...fields } = input
  const known = await storedServer(db)
  const senha = typed ?? storedPassword(context, known, input)
  const problem = await context.checkSmtp({ ...fields, senha })
  if (problem) throw refuse('CamposInvalidos', { campos: [smtpFieldProblem(problem)] })

  const row = {
    ...fields,
    senha: secrets.seal(senha, MAIL_PASSWORD_PLACE),
    // Of a short password, four characters would tell too much.
    pista: senha.length >= 12 ? senha.slice(-4) : '',
    conferidoEm: now,
    versao: (versao ?? 0) + 1,
  }
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(servidorCorreio).for('update')
    if ((before?.versao ?? null) !== versao)
      throw refuse('VersaoAntiga', {
        versao: before?.versao ?? 0,
        atual: await getMailServer({ ...context, db: tx }),
      })
    await tx.insert(servidorCorreio).values(row).onConflictDoUpdate({ target: servidorCorreio.id, set: row })
    await recordChange(tx, context, {
      acao: typed === undefined ? 'servidorCorreio.alterado' : 'servidorCorreio.senha-trocada',
      alvo: MAIL_SERVER_TARGET,
      antes: before ? auditedServer(before) : {},
      depois: auditedServer(row),
    })
  })

  return getMailServer(context)
}

function storedPassword(
  { secrets }: RequestContext,
  known: StoredServer | null,
  { maquina, porta, usuario }: MailServerInput,
): string {
  if (usuario === '') return ''
  if (!known || known.usuario === '') throw missing('Digite a senha deste usuário.')
  if (known.maquina !== maquina || known.porta !== porta || known.usuario !== usuario)
    throw missing('O servidor ou o usuário mudou: digite a senha de novo.')

  return smtpServer(secrets, known).senha
}

function missing(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'senha', mensagem }] })
}
