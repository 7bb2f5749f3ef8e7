import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SearchRule, SearchRuleInput } from '#contract/catalog/searches.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { rowsOf } from '../rows.ts'
import { findSearchRule } from './list-search-rules.ts'
import { lockRules, MAX_RULES, ruleKey } from './search-rules.ts'

const Id = z.object({ id: z.int() })

/**
 * Creates a rule for a search text, which applies at once on all nodes. Refuses `CamposInvalidos` if the text has a
 * rule, and `CadastroInvalido` for an empty rule.
 */
export async function createSearchRule(context: RequestContext, input: SearchRuleInput): Promise<SearchRule> {
  permit(context, 'marketing.editar')
  const chave = keyOf(input)
  const { texto, sinonimos, pagina, produtos } = input

  return context.db.transaction(async (tx) => {
    await lockRules(tx)
    const [counted] = await rowsOf(
      tx,
      z.object({ total: z.int() }),
      sql`select count(*)::int as total from busca_regras`,
    )
    if ((counted?.total ?? 0) >= MAX_RULES) throw invalid(`São no máximo ${MAX_RULES} regras.`)
    await refuseTaken(tx, chave, 0)
    const [inserted] = await rowsOf(
      tx,
      Id,
      sql`
      insert into busca_regras (texto, chave, sinonimos, pagina, produtos, alterada_em)
      values (${texto}, ${chave}, ${sql.param(sinonimos)}::text[], ${pagina}, ${sql.param(produtos)}::integer[], ${context.now})
      returning id`,
    )
    const depois = await findSearchRule(tx, inserted?.id ?? 0)
    await recordChange(tx, context, { acao: 'busca.criada', alvo: targetOf(depois), depois })
    await invalidateTags(tx, [tags.searchRules])

    return depois
  })
}

/**
 * Changes a rule that was read at `versao`. Refuses `VersaoAntiga`, `CadastroInexistente`, `CamposInvalidos` if another
 * rule has the text, and `CadastroInvalido` for an empty rule.
 */
export async function saveSearchRule(
  context: RequestContext,
  { id, versao, ...input }: SearchRuleInput & { id: number; versao: number },
): Promise<SearchRule> {
  permit(context, 'marketing.editar')
  const chave = keyOf(input)
  const { texto, sinonimos, pagina, produtos } = input

  return context.db.transaction(async (tx) => {
    await lockRules(tx)
    const antes = await findSearchRule(tx, id)
    if (antes.versao !== versao) throw refuse('VersaoAntiga', { versao: antes.versao, atual: antes })
    await refuseTaken(tx, chave, id)
    await tx.execute(sql`
      update busca_regras
      set texto = ${texto}, chave = ${chave}, sinonimos = ${sql.param(sinonimos)}::text[], pagina = ${pagina},
        produtos = ${sql.param(produtos)}::integer[], alterada_em = ${context.now}, versao = versao + 1
      where id = ${id}`)
    const depois = await findSearchRule(tx, id)
    await recordChange(tx, context, { acao: 'busca.alterada', alvo: targetOf(depois), antes, depois })
    await invalidateTags(tx, [tags.searchRules])

    return depois
  })
}

/** Deletes rules. */
export async function removeSearchRules(
  context: RequestContext,
  { ids }: { ids: number[] },
): Promise<{ removidas: number }> {
  permit(context, 'marketing.editar')

  return context.db.transaction(async (tx) => {
    const deleted = await rowsOf(
      tx,
      z.object({ texto: z.string(), sinonimos: z.array(z.string()), pagina: z.string().nullable() }),
      sql`delete from busca_regras where id = any(${sql.param(ids)}::integer[]) returning texto, sinonimos, pagina`,
    )
    for (const rule of deleted)
      await recordChange(tx, context, { acao: 'busca.excluida', alvo: targetOf(rule), antes: rule })
    if (deleted.length > 0) await invalidateTags(tx, [tags.searchRules])

    return { removidas: deleted.length }
  })
}

function keyOf({ texto, sinonimos, pagina, produtos }: SearchRuleInput): string {
  const chave = ruleKey(texto)
  if (chave === '') throw invalid('Escreva ao menos uma palavra que diga algo.')
  if (sinonimos.length === 0 && pagina === null && produtos.length === 0)
    throw invalid('Escolha um sinônimo, uma página ou um produto.')

  return chave
}

/** `Novelas` and `o da novela` are the same search, so the message quotes the other rule's text. */
async function refuseTaken(tx: Database, chave: string, id: number) {
  const [other] = await rowsOf(
    tx,
    z.object({ texto: z.string() }),
    sql`select texto from busca_regras where chave = ${chave} and id <> ${id}`,
  )
  if (!other) return
  const mensagem = `Para a busca, isto é o mesmo que “${other.texto}”, que já tem uma regra. Edite aquela.`
  throw refuse('CamposInvalidos', { campos: [{ campo: 'texto', mensagem }] })
}

function targetOf({ texto }: { texto: string }) {
  return { tipo: 'busca', id: ruleKey(texto), nome: texto }
}

function invalid(motivo: string) {
  return refuse('CadastroInvalido', { motivo }, motivo)
}
