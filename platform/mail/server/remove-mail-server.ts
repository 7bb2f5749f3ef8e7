import type { MailServer } from '#contract/settings/mail-server.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { servidorCorreio } from '../tables.ts'
import { getMailServer } from './get-mail-server.ts'
import { auditedServer, MAIL_SERVER_TARGET } from './mail-server-audit.ts'

/** Forgets the SMTP server: from then on, mails go to files. Refuses `CadastroInexistente`. */
export async function removeMailServer(context: RequestContext): Promise<MailServer> {
  permit(context, 'integracoes.gerir')
  await context.db.transaction(async (tx) => {
    const [before] = await tx.delete(servidorCorreio).returning()
    if (!before) throw refuse('CadastroInexistente')
    await recordChange(tx, context, {
      acao: 'servidorCorreio.removido',
      alvo: MAIL_SERVER_TARGET,
      antes: auditedServer(before),
    })
  })

  return getMailServer(context)
}
