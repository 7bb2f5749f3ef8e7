import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/**
 * Returns the link that lets its holder into a closed shop (specification, section 4). The audit log records who read
 * it.
 */
export async function releaseLink(context: RequestContext): Promise<{ url: string }> {
  permit(context, 'configuracao.editar')
  await recordChange(context.db, context, {
    acao: 'manutencao.link-lido',
    alvo: { tipo: 'configuracao', id: '1', nome: 'Configurações da loja' },
  })
  const url = new URL(context.storeUrl)
  url.searchParams.set('liberarAcesso', context.environment.palavraDeAcesso)

  return { url: url.href }
}
