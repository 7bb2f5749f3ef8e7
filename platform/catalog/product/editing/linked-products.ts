import { asc, eq, sql } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import type { ProductLinks } from '#contract/catalog/product-links.ts'
import { linkProblems } from '#domain/product/link-problems.ts'
import { refuseStale } from '#platform/catalog/collections/refuse-stale.ts'
import { combinacoes, produtos, relacionados } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { productRefs } from '../product-refs.ts'
import { writeCombinations, writeRelated } from './write-product-details.ts'

type SaveLinksInput = Pick<ProductInput, 'relacionados' | 'combinacoes'> & { id: number; versao: number }

/** The products shown beside a product. Refuses `CadastroInexistente`. */
export function getLinks(context: RequestContext, { id }: { id: number }): Promise<ProductLinks> {
  permit(context, 'catalogo.ver')

  return linksOf(context.db, id)
}

/** Replaces the linked products of a product that was read at `versao`, in this order. */
export function saveLinks(context: RequestContext, request: SaveLinksInput): Promise<ProductLinks> {
  permit(context, 'catalogo.editar')
  const { id, versao } = request

  return context.db.transaction(async (tx) => {
    await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('no key update')
    const before = await linksOf(tx, id)
    refuseStale(versao, before)
    const [problem] = linkProblems({ ...request, slug: before.produto.slug })
    if (problem) throw refuse('CadastroInvalido', { motivo: problem.mensagem })

    await writeCombinations(tx, id, request.combinacoes)
    await writeRelated(tx, id, request.relacionados)
    await tx
      .update(produtos)
      .set({ versao: sql`${produtos.versao} + 1`, impressao: null, alteradoEm: sql`now()` })
      .where(eq(produtos.id, id))
    await invalidateTags(tx, [tags.product(id)])
    const saved = await linksOf(tx, id)
    await recordChange(tx, context, {
      acao: 'produto.combinado',
      alvo: { tipo: 'produto', id: String(id), nome: saved.produto.nome },
      antes: notedOf(before),
      depois: notedOf(saved),
    })

    return saved
  })
}

async function linksOf(db: Database, id: number): Promise<ProductLinks> {
  const [row] = await db.select({ versao: produtos.versao }).from(produtos).where(eq(produtos.id, id))
  const related = await db
    .select({ id: relacionados.idRelacionado })
    .from(relacionados)
    .where(eq(relacionados.idProduto, id))
    .orderBy(asc(relacionados.posicao))
  const combined = await db
    .select({
      id: combinacoes.idCombinado,
      tipoDesconto: combinacoes.tipoDesconto,
      desconto: combinacoes.desconto,
    })
    .from(combinacoes)
    .where(eq(combinacoes.idProduto, id))
    .orderBy(asc(combinacoes.posicao))
  const refs = await productRefs(db, [id, ...related.map((one) => one.id), ...combined.map((one) => one.id)])
  const produto = refs.get(id)
  if (!row || !produto) throw refuse('CadastroInexistente')

  return {
    produto,
    versao: row.versao,
    relacionados: related.flatMap((one) => refs.get(one.id) ?? []),
    combinacoes: combined.flatMap(({ id: other, ...combination }) => {
      const found = refs.get(other)
      return found ? [{ ...combination, produto: found }] : []
    }),
  }
}

function notedOf({ relacionados: related, combinacoes: combined }: ProductLinks) {
  return {
    relacionados: related.map(({ slug }) => slug),
    combinacoes: combined.map(({ produto, tipoDesconto, desconto }) => ({
      produto: produto.slug,
      tipoDesconto,
      desconto,
    })),
  }
}
