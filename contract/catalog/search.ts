import { oc } from '@orpc/contract'
import * as z from 'zod'
import { Picture } from '../picture.ts'
import { REFUSALS } from '../refusals.ts'
import { FoundPage, Listing, ListingQuery } from './catalog.ts'

export const Suggestions = z.object({
  busca: z.string(),
  produtos: z.array(
    z.object({
      url: z.string(),
      nome: z.string(),
      marca: z.string(),
      descricaoCurta: z.string(),
      imagem: Picture,
      /** The lowest price, in centavos. */
      precoPor: z.int(),
      /** Whether some of its SKUs cost more. */
      aPartirDe: z.boolean(),
      disponivel: z.boolean(),
      /** Sold on request: neither for sale here nor sold out. */
      sobConsulta: z.boolean(),
      /** The attributes of the variant that was searched for (`Tamanho`, `3/4`); null for the product as a whole. */
      variante: z.array(z.object({ label: z.string(), valor: z.string() })).nullable(),
    }),
  ),
  categorias: z.array(z.object({ nome: z.string(), url: z.string() })),
  marcas: z.array(z.object({ nome: z.string(), url: z.string() })),
  /** The catalogue's words that the typed text matched, for highlighting. */
  termos: z.array(z.string()),
  /** Completions of the typed text, each with its results. */
  completar: z.array(z.object({ texto: z.string(), url: z.string() })),
  /** Pages of the shop that match the search. */
  paginas: z.array(FoundPage),
  /** A notice if the results are not exactly what was searched for, as in the results page. */
  aviso: z.string().nullable(),
  verTodos: z.object({ url: z.string(), total: z.int() }),
})

export const search = {
  /** `busca` overrides the `q` of `url`. */
  results: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/product/listing/search',
      tags: ['search'],
      summary: 'Resultados de busca',
    })
    .input(ListingQuery.extend({ busca: z.string().max(200).optional() }))
    .errors(REFUSALS)
    .output(Listing),

  suggestions: oc
    .route({
      method: 'GET',
      path: '/v2/front/search/suggestions',
      tags: ['search'],
      summary: 'Sugestões enquanto se digita',
    })
    .input(z.object({ busca: z.string().min(1).max(200) }))
    .output(Suggestions),
}

export type Suggestions = z.infer<typeof Suggestions>
