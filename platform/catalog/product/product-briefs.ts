import { inArray, sql } from 'drizzle-orm'
import type { Subject } from '#contract/reviews/questions.ts'
import { shownRestockDate } from '#domain/product/restock-date.ts'
import { dayOf } from '#domain/time/last-days.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { restockDate } from '../stock/restock-dates/restock-date.ts'
import { listagem } from '../tables.ts'

/** The products that a form or a list of reviews refers to, by id; those that the shop doesn't show are left out. */
export async function productBriefs(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  ids: readonly number[],
): Promise<Map<number, Subject>> {
  if (ids.length === 0) return new Map()
  const today = dayOf(now)
  const rows = await db
    .select({ id: listagem.idProduto, card: listagem.card, situacao: listagem.situacao, skus: skusAt(today) })
    .from(listagem)
    .where(inArray(listagem.idProduto, [...ids]))

  return new Map(
    rows.map(({ id, card, situacao, skus }) => {
      const { hash, ...picture } = card.imagem
      const imagem = { imagem: pictureUrl(hash), ...picture }

      const shown = skus.map(({ previsao, ...sku }) => ({
        ...sku,
        previsaoReposicao: shownRestockDate({ previsao, estoque: sku.estoque, today }),
      }))

      return [id, { id, nome: card.nome, url: `/${card.slug}`, imagem, situacao, skus: shown }]
    }),
  )
}

/** The SKUs of each product, named by their attribute values. */
type SkuRow = Omit<Subject['skus'][number], 'previsaoReposicao'> & { previsao: string | null }

function skusAt(today: string) {
  return sql<SkuRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', s.id,
    'estoque', s.estoque,
    'previsao', case when s.estoque = 0 then ${restockDate(sql`${today}`)} end,
    'selecao', s.selecao,
    'precoPor', s.preco_por,
    'atributos', (
      select coalesce(json_agg(json_build_object('label', t.label, 'valor', v.label) order by pa.posicao), '[]')
      from sku_atributos a
      join produto_atributos pa on pa.id_produto = a.id_produto and pa.id_atributo = a.id_atributo
      join atributos t on t.id = a.id_atributo
      join atributo_valores v on v.id = a.id_valor
      where a.id_sku = s.id
    ),
    'nome', (
      select coalesce(string_agg(v.label, ', ' order by a.id_atributo), '')
      from sku_atributos a join atributo_valores v on v.id = a.id_valor where a.id_sku = s.id
    )
  ) order by s.posicao), '[]')
  from variantes s where s.id_produto = listagem.id_produto
)`
}
