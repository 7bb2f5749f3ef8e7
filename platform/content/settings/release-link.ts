import { noteChange } from '#platform/infrastructure/audit/note-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'

/** The address that lets its bearer into a closed shop (specification, section 4). Who read it is written down. */
export async function releaseLink(visit: Visit): Promise<{ url: string }> {
  permit(visit, 'configuracao.editar')
  await noteChange(visit.db, visit, {
    acao: 'manutencao.link-lido',
    alvo: { tipo: 'configuracao', id: '1', nome: 'Configurações da loja' },
  })
  const url = new URL(visit.storeUrl)
  url.searchParams.set('liberarAcesso', visit.ambiente.palavraDeAcesso)

  return { url: url.href }
}
