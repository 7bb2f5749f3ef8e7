import { isFreeMailbox, mailProvider } from '#domain/store/mail/mail-providers.ts'
import { type SenderRecord, senderRecords } from '#domain/store/mail/sender-records.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { mailOrigin } from '#platform/mail/server/mail-origin.ts'

type SenderRecords = {
  dominio: string
  provedor: string | null
  motivo: 'semServidor' | 'caixaGratuita' | null
  registros: SenderRecord[]
}

/** Looks up the DNS records by which receivers recognise the store's mail. `seletor`: the DKIM selector, if known. */
export async function findSenderRecords(
  context: RequestContext,
  { seletor }: { seletor: string },
): Promise<SenderRecords> {
  permit(context, 'configuracao.ver')
  const { servidor: server, remetente } = await mailOrigin(context)
  const dominio = remetente.slice(remetente.lastIndexOf('@') + 1).toLowerCase()
  const servidor = server?.replace(/:\d+$/, '') ?? ''
  const provedor = mailProvider(servidor)?.nome ?? null
  const motivo = reasonForNone(servidor, dominio)
  if (motivo) return { dominio, provedor, motivo, registros: [] }

  const avisos = context.settings.loja.email || remetente
  const registros = await senderRecords({ dominio, servidor, seletor, avisos }, context.findTexts)

  return { dominio, provedor, motivo: null, registros }
}

function reasonForNone(servidor: string, dominio: string): SenderRecords['motivo'] {
  if (servidor === '') return 'semServidor'

  return isFreeMailbox(dominio) ? 'caixaGratuita' : null
}
