import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'
import { PathId } from './catalogue-parts.ts'

const call = adminCall('searches')

const Id = z.coerce.number().int().positive().max(2_147_483_647)

/** A search rule; at least one of the three effects is required. */
const SearchRuleInput = z.object({
  /** As shoppers type it. */
  texto: z.string().trim().min(1).max(100),
  /** Other words to search for as well. */
  sinonimos: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  /** The shop's page to redirect to if exactly this text is searched. */
  pagina: z
    .string()
    .trim()
    .max(500)
    .regex(/^\/(?!\/)[^\s\\]*$/, 'Um caminho da loja, que começa com /')
    .nullable()
    .default(null),
  /** Ids of products that come first for exactly this text. */
  produtos: z.array(Id).max(12).default([]),
})

const Version = z.int32().positive()

const SearchRule = z.object({
  id: z.int(),
  texto: z.string(),
  sinonimos: z.array(z.string()),
  pagina: z.string().nullable(),
  produtos: z.array(z.object({ id: z.int(), nome: z.string() })),
  versao: Version,
})

export const searches = {
  list: call('GET', '/searches/rules', 'O que a busca faz com cada texto', 'marketing.ver')
    .input(PageInput.extend({ busca: z.string().trim().max(100).default('') }))
    .output(pageOf(SearchRule)),

  /** Refuses `CamposInvalidos` for a text that has a rule, and `CadastroInvalido`. */
  create: call('POST', '/searches/rules', 'Ensina um texto à busca', 'marketing.editar')
    .input(SearchRuleInput)
    .output(SearchRule),

  /**
   * Refuses `VersaoAntiga`, `CadastroInexistente`, `CamposInvalidos` for a text that has another rule, and
   * `CadastroInvalido`.
   */
  save: call('PUT', '/searches/rules/{id}', 'Salva uma regra da busca', 'marketing.editar')
    .input(SearchRuleInput.extend({ id: PathId, versao: Version }))
    .output(SearchRule),

  remove: call('POST', '/searches/rules/removals', 'Exclui regras da busca', 'marketing.editar')
    .input(z.object({ ids: z.array(Id).min(1).max(200) }))
    .output(z.object({ removidas: z.int().nonnegative() })),
}

export type SearchRule = z.infer<typeof SearchRule>
export type SearchRuleInput = z.infer<typeof SearchRuleInput>
