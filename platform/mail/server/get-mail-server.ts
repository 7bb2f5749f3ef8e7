import type { MailServer } from '#contract/settings/mail-server.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isSetByEnvironment, mailOrigin } from './mail-origin.ts'
import { storedServer } from './stored-server.ts'

/** Returns how the store's mail leaves, and the server that the panel entered. */
export async function getMailServer(context: RequestContext): Promise<MailServer> {
  permit(context, 'configuracao.ver')
  const row = await storedServer(context.db)

  return {
    emUso: await mailOrigin(context),
    definidoNoServidor: isSetByEnvironment(context),
    guardado: row && {
      maquina: row.maquina,
      porta: row.porta,
      seguranca: row.seguranca,
      usuario: row.usuario,
      pista: row.pista,
      remetente: row.remetente,
      conferidoEm: row.conferidoEm.toISOString(),
      versao: row.versao,
    },
  }
}
