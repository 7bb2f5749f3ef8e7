import * as z from 'zod'
import { toolParametersProblem } from '#domain/instruments/tool-parameters.ts'
import { PICTURE_HASH } from '#domain/urls/picture-url.ts'
import { adminCall } from '../../admin-call.ts'
import { PathId, SeoTexts, Version } from '../../catalog/catalogue-parts.ts'
import { Slug } from '../content-input.ts'
import { GuideBlocks, ProductRule } from './guide-blocks.ts'

const call = adminCall('guides')

/** `imagem` is the address at the default size; size and address are taken from the storage, not from the input. */
const GuidePicture = z.object({
  arquivo: z.string().regex(PICTURE_HASH),
  imagem: z.string().max(200),
  alt: z.string().trim().max(200),
  largura: z.int32().positive(),
  altura: z.int32().positive(),
})

const Text = z.string().trim().min(1)

const Fields = z.object({
  slug: Slug,
  titulo: Text.max(120),
  resumo: z.string().trim().max(300),
  topico: Text.max(60),
  autor: Text.max(80),
  sobreAutor: z.string().trim().max(300),
  imagem: GuidePicture.nullable(),
  blocos: GuideBlocks,
  seo: SeoTexts,
  indexar: z.boolean(),
  /** Not visible in the shop. */
  rascunho: z.boolean(),
  /** Not visible before this time; null is the time at which it is first saved without being a draft. */
  publicadoEm: z.iso.datetime().nullable(),
  revisadoEm: z.iso.date().nullable(),
  /** What the revision changed, in a sentence. */
  revisao: z.string().trim().max(300),
})

/**
 * The form of a guide. Without `seo`, title and summary are used. What tools begin with is checked here and not in the
 * block itself, so that a guide that was stored with something else still opens.
 */
export const GuideForm = Fields.refine(({ revisao, revisadoEm }) => revisao === '' || revisadoEm !== null, {
  path: ['revisadoEm'],
  message: 'Diga o dia da revisão.',
}).superRefine(({ blocos }, context) => {
  for (const [i, block] of blocos.entries()) {
    if (block.tipo !== 'ferramenta') continue
    const message = toolParametersProblem(block.ferramenta, block.parametros)
    if (message !== null) context.addIssue({ code: 'custom', path: ['blocos', i, 'parametros'], message })
  }
})

const PanelGuide = Fields.extend({
  id: z.int32().positive(),
  versao: Version,
  situacao: z.enum(['noAr', 'agendada', 'rascunho']),
  minutos: z.int().positive(),
  atualizadoEm: z.iso.datetime(),
})

const GuideInList = z.object({
  ...PanelGuide.pick({ id: true, slug: true, titulo: true, topico: true, autor: true, situacao: true }).shape,
  ...PanelGuide.pick({ minutos: true, publicadoEm: true, revisadoEm: true }).shape,
  /** The titles of the blocks whose rule finds no product in stock now, and the products that are not shown. */
  semProdutos: z.array(z.string()),
})

/** The products of a rule now: how many are in stock, and the names of those that are shown. */
const RuleMatch = z.object({ total: z.int().nonnegative(), nomes: z.array(z.string()) })

export const guides = {
  /** All guides in the order of the shop, unpaged: a store has a few dozen. */
  list: call('GET', '/guides', 'Os guias', 'conteudo.ver').output(z.object({ itens: z.array(GuideInList) })),

  get: call('GET', '/guides/{id}', 'Um guia', 'conteudo.ver')
    .input(z.object({ id: PathId }))
    .output(PanelGuide),

  /** Refuses `EnderecoOcupado`, and `CamposInvalidos` for an unknown picture or listing. */
  create: call('POST', '/guides', 'Cria um guia', 'conteudo.editar').input(GuideForm).output(PanelGuide),

  /** A new `slug` leaves a redirect behind. Refuses as `create` does, `VersaoAntiga` and `CadastroInexistente`. */
  save: call('PUT', '/guides/{id}', 'Salva um guia', 'conteudo.editar')
    .input(GuideForm.safeExtend({ id: PathId, versao: Version }))
    .output(PanelGuide),

  remove: call('DELETE', '/guides/{id}', 'Exclui um guia', 'conteudo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),

  /** Orders guides by `ids`. Refuses `CadastroInexistente`. */
  order: call('PUT', '/guide-order', 'Ordena os guias', 'conteudo.editar')
    .input(z.object({ ids: z.array(z.int32().positive()).min(1).max(500) }))
    .output(z.object({})),

  /** Counts the products of a rule, whose listing may be unknown: then there are none. */
  matchRule: call('POST', '/guide-rule', 'Os produtos de uma regra', 'conteudo.ver')
    .input(ProductRule)
    .output(RuleMatch),

  /** Renders unsaved blocks; products are named, tools are links. */
  preview: call('POST', '/guide-preview', 'Mostra como um guia fica', 'conteudo.ver')
    .input(z.object({ blocos: GuideBlocks }))
    .output(z.object({ html: z.string() })),
}

export type GuideForm = z.infer<typeof GuideForm>
export type PanelGuide = z.infer<typeof PanelGuide>
export type GuideInList = z.infer<typeof GuideInList>
export type RuleMatch = z.infer<typeof RuleMatch>
