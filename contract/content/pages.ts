import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput } from './content-input.ts'
import { PageBlocks } from './page-blocks.ts'

const call = adminCall('content')

const Version = z.int32().positive()
const Situation = z.enum(['noAr', 'agendada', 'rascunho'])

/** What somebody writes of a page. Without `seo`, title and summary stand for it. */
const PageForm = z.object(PageInput.shape).omit({ html: true, posicao: true }).extend({
  blocos: PageBlocks,
  /** Nobody sees it in the shop. */
  rascunho: z.boolean(),
  /** Nobody sees it before. */
  publicarEm: z.iso.datetime().nullable(),
})

/** `html` is what the shop shows; `blocos` what it is made of, null for a text that came as a whole. */
const PanelPage = PageForm.extend({
  id: z.int32().positive(),
  versao: Version,
  blocos: PageBlocks.nullable(),
  html: z.string(),
  situacao: Situation,
  atualizadoEm: z.iso.datetime(),
})

const PageInList = PanelPage.omit({ blocos: true, html: true, seo: true })

export const pages = {
  /** All of them, level by level in their order: a store has some dozens. */
  list: call('GET', '/pages', 'As páginas', 'conteudo.ver').output(z.object({ itens: z.array(PageInList) })),

  get: call('GET', '/pages/{id}', 'Uma página', 'conteudo.ver')
    .input(z.object({ id: PathId }))
    .output(PanelPage),

  /** Refuses `EnderecoOcupado`, and `CamposInvalidos` for a page above it that can't be, or a picture that isn't there. */
  create: call('POST', '/pages', 'Cria uma página', 'conteudo.editar').input(PageForm).output(PanelPage),

  /** Another `slug` leaves a redirect. Refuses as `create` does, `VersaoAntiga` and `CadastroInexistente`. */
  save: call('PUT', '/pages/{id}', 'Salva uma página', 'conteudo.editar')
    .input(PageForm.extend({ id: PathId, versao: Version }))
    .output(PanelPage),

  /** Refuses `CadastroInvalido` while pages stand below it. */
  remove: call('DELETE', '/pages/{id}', 'Exclui uma página', 'conteudo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),

  /** The pages of a level, `ids`, in the order in which the shop is to list them. Refuses `CadastroInexistente`. */
  order: call('PUT', '/page-order', 'Ordena páginas', 'conteudo.editar')
    .input(z.object({ ids: z.array(z.int32().positive()).min(1).max(500) }))
    .output(z.object({})),

  /** What the shop would show, before anything is saved. */
  preview: call('POST', '/page-preview', 'Mostra como uma página fica', 'conteudo.ver')
    .input(z.object({ blocos: PageBlocks }))
    .output(z.object({ html: z.string() })),
}

export type PageForm = z.infer<typeof PageForm>
export type PanelPage = z.infer<typeof PanelPage>
export type PageInList = z.infer<typeof PageInList>
