import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput, pageOf } from '../paging.ts'
import { PopupInput } from './content-input.ts'

const call = adminCall('content')

const Version = z.int32().positive()

const Situation = z.enum(['noAr', 'agendado', 'encerrado', 'desligado'])

const PanelPopup = PopupInput.safeExtend({
  id: z.int32().positive(),
  versao: Version,
  /** At the time of the request. */
  situacao: Situation,
})

export const popups = {
  /** By kind of page, the last to start first: of several valid ones, visitors see that one. */
  list: call('GET', '/popups', 'Os popups', 'conteudo.ver').input(PageInput).output(pageOf(PanelPopup)),

  get: call('GET', '/popups/{id}', 'Um popup', 'conteudo.ver')
    .input(z.object({ id: PathId }))
    .output(PanelPopup),

  /** Refuses `CamposInvalidos` for a name that another popup of that kind of page has. */
  create: call('POST', '/popups', 'Cria um popup', 'conteudo.editar').input(PopupInput).output(PanelPopup),

  /**
   * Visitors see a popup again if its content changes. Refuses `VersaoAntiga`, `CadastroInexistente`,
   * `CamposInvalidos`.
   */
  save: call('PUT', '/popups/{id}', 'Salva um popup', 'conteudo.editar')
    .input(PopupInput.safeExtend({ id: PathId, versao: Version }))
    .output(PanelPopup),

  remove: call('DELETE', '/popups/{id}', 'Exclui um popup', 'conteudo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),
}

export type PanelPopup = z.infer<typeof PanelPopup>
