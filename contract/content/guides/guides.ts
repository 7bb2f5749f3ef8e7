import { oc } from '@orpc/contract'
import * as z from 'zod'
import { ProductCard } from '../../catalog/catalog.ts'
import { PageFrame } from '../../page-frame.ts'
import { Picture } from '../../picture.ts'
import { REFUSALS } from '../../refusals.ts'

/** A guide as lists show it. Dates are ISO 8601; `revisadoEm` is a day. */
const GuideBrief = z.object({
  titulo: z.string(),
  resumo: z.string(),
  url: z.string(),
  topico: z.string(),
  autor: z.string(),
  minutos: z.int().positive(),
  publicadoEm: z.string(),
  revisadoEm: z.string().nullable(),
  imagem: Picture.nullable(),
})

const GuideLink = GuideBrief.pick({ titulo: true, url: true })

/** A part of a guide, in order. `html` is sanitised; texts of the other parts are plain. */
const GuidePart = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('html'), html: z.string() }),
  z.object({ tipo: z.literal('ferramenta'), nome: z.string(), texto: z.string(), url: z.string() }),
  z.object({
    tipo: z.literal('produtos'),
    titulo: z.string(),
    texto: z.string(),
    produtos: z.array(ProductCard),
    /** The listing that has them all; null for a single product. */
    url: z.string().nullable(),
  }),
])

/** A guide. `indice` are its headings, each with its anchor. */
const Guide = z.object({
  estrutura: PageFrame,
  conteudo: GuideBrief.extend({
    sobreAutor: z.string(),
    revisao: z.string(),
    indice: z.array(z.object({ id: z.string(), titulo: z.string() })),
    partes: z.array(GuidePart),
    anterior: GuideLink.nullable(),
    proximo: GuideLink.nullable(),
  }),
})

/** A page of guides. `ativo` is the slug of the chosen topic. */
const GuideList = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    topicos: z.array(z.object({ nome: z.string(), slug: z.string() })),
    ativo: z.string().nullable(),
    guias: z.array(GuideBrief),
    pg: z.int().positive(),
    qtdPages: z.int().positive(),
  }),
})

const GuideSubjects = z.object({
  /** `categorias` are the addresses of the categories whose products the guide shows, `ferramentas` of its tools. */
  guias: z.array(GuideLink.extend({ categorias: z.array(z.string()), ferramentas: z.array(z.string()) })),
})

export const guides = {
  /** Refuses `PaginaInexistente` for an unknown topic and past the last page. */
  list: oc
    .route({ method: 'GET', path: '/v2/front/guides', tags: ['guides'], summary: 'Os guias, por assunto' })
    .input(
      z.object({
        topico: z.string().max(120).optional(),
        pg: z.coerce.number().int().min(1).max(1_000).default(1),
      }),
    )
    .errors(REFUSALS)
    .output(GuideList),

  /** Refuses `PaginaInexistente`, and `EnderecoMudou` for a former address. */
  get: oc
    .route({ method: 'GET', path: '/v2/front/guides/{slug}', tags: ['guides'], summary: 'Um guia' })
    .input(z.object({ slug: z.string().max(120) }))
    .errors(REFUSALS)
    .output(Guide),

  /** For the pages of products, categories and tools. */
  subjects: oc
    .route({
      method: 'GET',
      path: '/v2/front/guide-subjects',
      tags: ['guides'],
      summary: 'Os guias, cada um com as categorias e as ferramentas de que fala',
    })
    .output(GuideSubjects),
}

export type Guide = z.infer<typeof Guide>
export type GuideBrief = z.infer<typeof GuideBrief>
export type GuideLink = z.infer<typeof GuideLink>
export type GuideList = z.infer<typeof GuideList>
export type GuidePart = z.infer<typeof GuidePart>
export type GuideSubjects = z.infer<typeof GuideSubjects>
