import * as z from 'zod'

/** The head of a page: the specification's "Page data seo". Addresses are absolute paths of the shop. */
export const Seo = z.object({
  title: z.string(),
  description: z.string(),
  titleSocial: z.string(),
  descriptionSocial: z.string(),
  openGraphUrlImagem: z.string().nullable(),
  twitterUrlImagem: z.string().nullable(),
  keywords: z.string(),
  canonical: z.string(),
  indexar: z.boolean(),
})

export const Breadcrumb = z.array(z.object({ label: z.string(), url: z.string() }))

export const Level = z.enum([
  'home',
  'categoria',
  'produto',
  'marca',
  'landing-page',
  'busca',
  'lista',
  'pagina',
])

/** The common parts of every page by URL. `dadosEstruturados` are JSON-LD objects, ready to print. */
export const PageFrame = z.object({
  nivel: Level,
  seo: Seo,
  breadcrumb: Breadcrumb,
  dadosEstruturados: z.array(z.record(z.string(), z.unknown())),
})

export type Seo = z.infer<typeof Seo>
export type Breadcrumb = z.infer<typeof Breadcrumb>
export type Level = z.infer<typeof Level>
export type PageFrame = z.infer<typeof PageFrame>
