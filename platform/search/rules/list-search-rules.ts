import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SearchRule } from '#contract/catalog/searches.ts'
import { namedProducts } from '#platform/catalog/product/product-names.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { rowsOf } from '../rows.ts'
import { ruleKey } from './search-rules.ts'

const Rule = z.object({
  id: z.int(),
  texto: z.string(),
  sinonimos: z.array(z.string()),
  pagina: z.string().nullable(),
  produtos: z.array(z.object({ id: z.int(), nome: z.string() })),
  versao: z.int(),
})

const Counted = z.object({ total: z.int() })

type ListSearchRulesInput = { pagina: number; porPagina: number; busca: string }

/** The search rules, sorted by text. */
export async function listSearchRules(
  context: RequestContext,
  { pagina, porPagina, busca }: ListSearchRulesInput,
): Promise<{ itens: SearchRule[]; total: number }> {
  permit(context, 'marketing.ver')
  const key = ruleKey(busca)
  const where = key === '' ? sql`true` : sql`strpos(chave, ${key}) > 0`
  const [itens, [counted]] = await Promise.all([
    rowsOf(
      context.db,
      Rule,
      sql`${RULES} where ${where} order by chave limit ${porPagina} offset ${(pagina - 1) * porPagina}`,
    ),
    rowsOf(context.db, Counted, sql`select count(*)::int as total from busca_regras where ${where}`),
  ])

  return { itens, total: counted?.total ?? 0 }
}

/** One rule. Refuses `CadastroInexistente`. */
export async function findSearchRule(tx: Database, id: number): Promise<SearchRule> {
  const [rule] = await rowsOf(tx, Rule, sql`${RULES} where id = ${id}`)
  if (!rule) throw refuse('CadastroInexistente')

  return rule
}

const RULES = sql`
  select id, texto, sinonimos, pagina, versao, ${namedProducts(sql`r.produtos`)} as produtos
  from busca_regras r`
