import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SearchRule, SearchRuleInput } from '#contract/admin/searches.ts'
import { noteChange } from '#platform/audit/note-change.ts'
import { permit } from '#platform/permit.ts'
import { publish } from '#platform/publish.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { rowsOf } from '../rows.ts'
import { MAX_RULES, ruleKey, SEARCH_RULES_TAG } from '../search-rules.ts'

const Rule = z.object({
  id: z.int(),
  texto: z.string(),
  sinonimos: z.array(z.string()),
  pagina: z.string().nullable(),
  produtos: z.array(z.object({ id: z.int(), nome: z.string() })),
})

const Counted = z.object({ total: z.int() })

type Wanted = { pagina: number; porPagina: number; busca: string }

/** What the search does with single texts, by the texts. */
export async function listSearchRules(
  visit: Visit,
  { pagina, porPagina, busca }: Wanted,
): Promise<{ itens: SearchRule[]; total: number }> {
  permit(visit, 'marketing.ver')
  const key = ruleKey(busca)
  const where = key === '' ? sql`true` : sql`strpos(chave, ${key}) > 0`
  const [itens, [counted]] = await Promise.all([
    rowsOf(
      visit.db,
      Rule,
      sql`
      select id, texto, sinonimos, pagina, (
        select coalesce(json_agg(json_build_object('id', p.id, 'nome', p.nome) order by lugar), '[]')
        from unnest(r.produtos) with ordinality escolhido (id, lugar) join produtos p on p.id = escolhido.id
      ) as produtos
      from busca_regras r where ${where}
      order by chave limit ${porPagina} offset ${(pagina - 1) * porPagina}`,
    ),
    rowsOf(visit.db, Counted, sql`select count(*)::int as total from busca_regras where ${where}`),
  ])

  return { itens, total: counted?.total ?? 0 }
}

/** Teaches the search what to do with a text, in the place of what it knew of it. It acts at once, on all nodes. */
export async function saveSearchRule(visit: Visit, input: SearchRuleInput): Promise<{ id: number }> {
  permit(visit, 'marketing.editar')
  const { texto, sinonimos, pagina, produtos } = input
  const chave = ruleKey(texto)
  if (chave === '') throw invalid('Escreva ao menos uma palavra que diga algo.')
  if (sinonimos.length === 0 && pagina === null && produtos.length === 0)
    throw invalid('Escolha um sinônimo, uma página ou um produto.')

  return visit.db.transaction(async (tx) => {
    const [known] = await rowsOf(
      tx,
      z.object({ texto: z.string(), sinonimos: z.array(z.string()), pagina: z.string().nullable() }),
      sql`select texto, sinonimos, pagina from busca_regras where chave = ${chave} for update`,
    )
    const [counted] = await rowsOf(tx, Counted, sql`select count(*)::int as total from busca_regras`)
    if (!known && (counted?.total ?? 0) >= MAX_RULES) throw invalid(`São no máximo ${MAX_RULES} regras.`)
    const [saved] = await rowsOf(
      tx,
      z.object({ id: z.int() }),
      sql`
      insert into busca_regras (texto, chave, sinonimos, pagina, produtos, alterada_em)
      values (${texto}, ${chave}, ${sql.param(sinonimos)}::text[], ${pagina}, ${sql.param(produtos)}::integer[], ${visit.agora})
      on conflict (chave) do update set texto = excluded.texto, sinonimos = excluded.sinonimos,
        pagina = excluded.pagina, produtos = excluded.produtos, alterada_em = excluded.alterada_em
      returning id`,
    )
    await noteChange(tx, visit, {
      acao: known ? 'busca.alterada' : 'busca.criada',
      alvo: targetOf(texto),
      ...(known && { antes: known }),
      depois: { texto, sinonimos, pagina, produtos },
    })
    await publish(tx, [SEARCH_RULES_TAG])

    return { id: saved?.id ?? 0 }
  })
}

/** Leaves these texts to the search itself again. */
export async function removeSearchRules(
  visit: Visit,
  { ids }: { ids: number[] },
): Promise<{ removidas: number }> {
  permit(visit, 'marketing.editar')

  return visit.db.transaction(async (tx) => {
    const gone = await rowsOf(
      tx,
      z.object({ texto: z.string(), sinonimos: z.array(z.string()), pagina: z.string().nullable() }),
      sql`delete from busca_regras where id = any(${sql.param(ids)}::integer[]) returning texto, sinonimos, pagina`,
    )
    for (const rule of gone)
      await noteChange(tx, visit, { acao: 'busca.excluida', alvo: targetOf(rule.texto), antes: rule })
    if (gone.length > 0) await publish(tx, [SEARCH_RULES_TAG])

    return { removidas: gone.length }
  })
}

function targetOf(texto: string) {
  return { tipo: 'busca', id: ruleKey(texto), nome: texto }
}

function invalid(motivo: string) {
  return refuse('CadastroInvalido', { motivo }, motivo)
}
