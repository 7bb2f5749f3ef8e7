import { and, asc, eq, sql } from 'drizzle-orm'
import type { PanelProduct, PanelSku } from '#contract/catalog/products.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import {
  agendaPublicacao,
  arquivos,
  caracteristicas,
  categorias,
  kitItens,
  listagem,
  marcas,
  midias,
  precosAgendados,
  produtos,
  skus,
} from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { IS_OVERDUE } from '../../stock/restock-dates/restock-date.ts'
import { furtherCategories } from './further-categories.ts'

/** A product for the form. */
export async function getPanelProduct(
  context: RequestContext,
  { id }: { id: number },
): Promise<PanelProduct> {
  permit(context, 'catalogo.ver')

  return panelProduct(context.db, id)
}

/** A product as the panel edits it. Refuses `CadastroInexistente`. */
export async function panelProduct(db: Database, id: number): Promise<PanelProduct> {
  const [found] = await productRow(db, id)
  if (!found) throw refuse('CadastroInexistente')
  const { product, marca, categoria, agenda, naLoja, kit, atrasados } = found
  const { slug, nome, descricaoCurta, descricao, tabelaMedida, itensInclusos, garantia, ncm } = product
  const { origem, palavrasChave, video, versao, seoTitle, seoDescription } = product
  const scheduled = await scheduledPrices(db, id)

  return {
    id,
    versao,
    naLoja,
    kit,
    atrasados,
    slug,
    nome,
    marca,
    categoria,
    descricaoCurta,
    descricao,
    tabelaMedida,
    itensInclusos,
    garantia,
    ncm,
    origem,
    palavrasChave,
    video,
    categorias: await furtherCategories(db, id, product.idCategoria),
    situacao: agenda?.situacao ?? product.situacao,
    publicarEm: agenda?.publicarEm?.toISOString() ?? null,
    retirarEm: agenda?.retirarEm?.toISOString() ?? null,
    seo:
      seoTitle === null && seoDescription === null
        ? null
        : { title: seoTitle ?? '', description: seoDescription ?? '' },
    caracteristicas: await specifications(db, id),
    midias: await pictures(db, id),
    arquivos: await files(db, id),
    skus: await panelSkus(db, id, scheduled),
    promocao: periodOf(scheduled),
    publicadoEm: product.publicadoEm.toISOString(),
    alteradoEm: product.alteradoEm.toISOString(),
  }
}

function productRow(db: Database, id: number) {
  return db
    .select({
      product: produtos,
      marca: { slug: marcas.slug, nome: marcas.nome },
      categoria: categorias.caminho,
      agenda: agendaPublicacao,
      naLoja: sql<boolean>`exists (select from ${listagem} where ${listagem.idProduto} = ${produtos.id})`,
      atrasados: sql<string[]>`array(
        select s.sku from skus s where s.id_produto = ${produtos.id} and ${IS_OVERDUE} order by s.posicao
      )`,
      kit: sql<boolean>`exists (select from ${kitItens} where ${kitItens.idProduto} = ${produtos.id})`,
    })
    .from(produtos)
    .innerJoin(marcas, eq(marcas.id, produtos.idMarca))
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .leftJoin(agendaPublicacao, eq(agendaPublicacao.idProduto, produtos.id))
    .where(eq(produtos.id, id))
}

async function specifications(db: Database, id: number): Promise<PanelProduct['caracteristicas']> {
  const rows = await db
    .select()
    .from(caracteristicas)
    .where(eq(caracteristicas.idProduto, id))
    .orderBy(asc(caracteristicas.posicao))

  return rows.map(({ label, valor, idValor }) => ({ label, valor, filtro: idValor !== null }))
}

async function pictures(db: Database, id: number): Promise<PanelProduct['midias']> {
  const rows = await db
    .select({ hash: midias.hash, alt: midias.alt, largura: originais.largura, altura: originais.altura })
    .from(midias)
    .innerJoin(originais, eq(originais.hash, midias.hash))
    .where(eq(midias.idProduto, id))
    .orderBy(asc(midias.posicao))

  return rows.map(({ hash, ...picture }) => ({ arquivo: hash, imagem: pictureUrl(hash), ...picture }))
}

function files(db: Database, id: number): Promise<PanelProduct['arquivos']> {
  return db
    .select({ nome: arquivos.nome, arquivo: arquivos.arquivo })
    .from(arquivos)
    .where(eq(arquivos.idProduto, id))
    .orderBy(asc(arquivos.posicao))
}

type Scheduled = typeof precosAgendados.$inferSelect

function scheduledPrices(db: Database, id: number): Promise<Scheduled[]> {
  return db.select().from(precosAgendados).where(eq(precosAgendados.idProduto, id))
}

function periodOf([first]: Scheduled[]): PanelProduct['promocao'] {
  return first ? { de: first.comecaEm.toISOString(), ate: first.terminaEm.toISOString() } : null
}

type Attribute = { tipo: 'unico' | 'simples'; label: string; valor: string }

async function panelSkus(db: Database, id: number, scheduled: Scheduled[]): Promise<PanelSku[]> {
  const rows = await db
    .select({
      sku: skus,
      previsaoReposicao: sql<string | null>`(
        select r.data::text from previsoes_reposicao r where r.id_sku = ${skus.id}
      )`,
      atributos: sql<Attribute[]>`(
        select coalesce(json_agg(json_build_object('tipo', p.tipo, 'label', a.label, 'valor', v.label) order by p.posicao), '[]')
        from sku_atributos s
        join produto_atributos p on p.id_produto = s.id_produto and p.id_atributo = s.id_atributo
        join atributos a on a.id = s.id_atributo
        join atributo_valores v on v.id = s.id_valor
        where s.id_sku = skus.id)`,
    })
    .from(skus)
    .where(and(eq(skus.idProduto, id), eq(skus.exemplar, false)))
    .orderBy(asc(skus.posicao))

  return rows.map(({ sku: row, previsaoReposicao, atributos }) => {
    const { id, sku, ean, mpn, estoque, peso, altura, largura, comprimento, custo, midias } = row
    const promotion = scheduled.find(({ idSku }) => idSku === id)
    const unico = atributos.find(({ tipo }) => tipo === 'unico')
    return {
      id,
      sku,
      ean,
      mpn,
      estoque,
      peso,
      altura,
      largura,
      comprimento,
      custo,
      previsaoReposicao,
      midias,
      ...normalPrices(row, promotion),
      precoPromocional: promotion?.precoPromocional ?? null,
      atributos: {
        unico: unico ? pairOf(unico) : null,
        simples: atributos.filter(({ tipo }) => tipo === 'simples').map(pairOf),
      },
    }
  })
}

function pairOf({ label, valor }: Attribute) {
  return { label, valor }
}

/** The prices outside of the promotion. A price that was changed by hand during the promotion is kept. */
function normalPrices(
  { precoDe, precoPor }: Pick<typeof skus.$inferSelect, 'precoDe' | 'precoPor'>,
  promotion: Scheduled | undefined,
) {
  return promotion?.precoPorNormal && precoPor === promotion.precoPromocional
    ? { precoDe: promotion.precoDeNormal, precoPor: promotion.precoPorNormal }
    : { precoDe, precoPor }
}
