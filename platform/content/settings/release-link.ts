import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** The address that lets its bearer into a closed shop (specification, section 4). Who read it is written down. */
export async function releaseLink(context: RequestContext): Promise<{ url: string }> {
  permit(context, 'configuracao.editar')
  await noteChange(context.db, context, {
    acao: 'manutencao.link-lido',
    alvo: { tipo: 'configuracao', id: '1', nome: 'Configurações da loja' },
  })
  const url = new URL(context.storeUrl)
  url.searchParams.set('liberarAcesso', context.ambiente.palavraDeAcesso)

  return { url: url.href }
}
