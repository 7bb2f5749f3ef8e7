import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PathId } from '../catalog/catalogue-parts.ts'
import { PageInput } from './content-input.ts'
import { PageBlocks } from './page-blocks.ts'

const call = adminCall('content')

const Version = z.int32().positive()
const Situation = z.enum(['noAr', 'agendada', 'rascunho'])

/** The form of a page. Without `seo`, title and summary are used. */
const PageForm = z.object(PageInput.shape).omit({ html: true, posicao: true }).extend({
  blocos: PageBlocks,
  /** Not visible in the shop. */
  rascunho: z.boolean(),
  /** Not visible in the shop before this time. */
  publicarEm: z.iso.datetime().nullable(),
})

/** `html` is what the shop shows; `blocos` is its source, null for a single HTML text. */
const PanelPage = PageForm.extend({
  id: z.int32().positive(),
  versao: Version,
  blocos: PageBlocks.nullable(),
  html: z.string(),
  situacao: Situation,
  atualizadoEm: z.iso.datetime(),
})

/** What a page's texts still lack: said by the page itself, or by the store's settings. */
const PageGap = z.object({ texto: z.string(), onde: z.enum(['configuracoes', 'pagina']) })

/** `faltas` is what the page still lacks; the shop leaves those lines out. */
const PageInList = PanelPage.omit({ blocos: true, html: true, seo: true }).extend({
  faltas: z.array(PageGap),
})

export const pages = {
  /** All pages in tree order, unpaged: a store has a few dozen. */
  list: call('GET', '/pages', 'As páginas', 'conteudo.ver').output(z.object({ itens: z.array(PageInList) })),

  get: call('GET', '/pages/{id}', 'Uma página', 'conteudo.ver')
    .input(z.object({ id: PathId }))
    .output(PanelPage),

  /** Refuses `EnderecoOcupado`, and `CamposInvalidos` for an invalid parent or an unknown picture. */
  create: call('POST', '/pages', 'Cria uma página', 'conteudo.editar').input(PageForm).output(PanelPage),

  /** A new `slug` leaves a redirect behind. Refuses as `create` does, `VersaoAntiga` and `CadastroInexistente`. */
  save: call('PUT', '/pages/{id}', 'Salva uma página', 'conteudo.editar')
    .input(PageForm.extend({ id: PathId, versao: Version }))
    .output(PanelPage),

  /** Refuses `CadastroInvalido` while it has child pages. */
  remove: call('DELETE', '/pages/{id}', 'Exclui uma página', 'conteudo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),

  /** Orders the pages of a level by `ids`. Refuses `CadastroInexistente`. */
  order: call('PUT', '/page-order', 'Ordena páginas', 'conteudo.editar')
    .input(z.object({ ids: z.array(z.int32().positive()).min(1).max(500) }))
    .output(z.object({})),

  /** Renders unsaved input as the shop would, and lists what it lacks. */
  preview: call('POST', '/page-preview', 'Mostra como uma página fica', 'conteudo.ver')
    .input(z.object({ blocos: PageBlocks }))
    .output(z.object({ html: z.string(), faltas: z.array(PageGap) })),
}

/** A page that still lacks something. */
export type PageToComplete = Pick<PageInList, 'id' | 'slug' | 'titulo' | 'faltas'>
export type PageForm = z.infer<typeof PageForm>
export type PanelPage = z.infer<typeof PanelPage>
export type PageInList = z.infer<typeof PageInList>
