import type { Difference } from '#admin/components/form/field-differences.ts'
import { same } from '#admin/components/form/same.ts'
import type { ProductForm } from '#contract/catalog/products.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '#domain/time/format-date.ts'

const FIELDS: Partial<Record<keyof ProductForm, string>> = {
  nome: 'Nome',
  slug: 'Endereço',
  marca: 'Marca',
  categoria: 'Categoria',
  categorias: 'Outras categorias',
  descricaoCurta: 'Resumo',
  descricao: 'Descrição',
  tabelaMedida: 'Tabela de medidas',
  caracteristicas: 'Características',
  itensInclusos: 'Itens inclusos',
  garantia: 'Garantia',
  ncm: 'NCM',
  origem: 'Origem',
  palavrasChave: 'Palavras-chave',
  situacao: 'Situação',
  midias: 'Imagens',
  arquivos: 'Arquivos',
  video: 'Vídeo',
  seo: 'Buscadores',
  promocao: 'Promoção',
  publicarEm: 'Publicar em',
  retirarEm: 'Retirar em',
}

const MAX_CHARACTERS = 140

/** Returns where two states of a product differ, field by field and SKU by SKU. */
export function productDifferences(atual: ProductForm, mine: ProductForm): Difference[] {
  const fields = Object.entries(FIELDS).flatMap(([field, campo]) => {
    const [theirs, ours] = [atual[field as keyof ProductForm], mine[field as keyof ProductForm]]
    return same(theirs, ours) ? [] : [{ campo, atual: shortText(theirs), mine: shortText(ours) }]
  })

  return [...fields, ...skuDifferences(atual, mine)]
}

function skuDifferences(atual: ProductForm, mine: ProductForm): Difference[] {
  const codes = new Set([...atual.skus, ...mine.skus].map(({ sku }) => sku))

  return [...codes].flatMap((code) => {
    const [theirs, ours] = [atual, mine].map(({ skus }) => skus.find(({ sku }) => sku === code))
    return same(theirs, ours)
      ? []
      : [{ campo: `SKU ${code}`, atual: describeSku(theirs), mine: describeSku(ours) }]
  })
}

function describeSku(sku: ProductForm['skus'][number] | undefined): string {
  if (!sku) return '—'
  const { precoPor, precoDe, precoPromocional, custo, ean, mpn, peso, altura, largura, comprimento } = sku
  const expected = sku.previsaoReposicao ? `reposição em ${formatDay(sku.previsaoReposicao)}` : null
  const amounts = [
    ['', precoPor],
    ['de ', precoDe],
    ['promoção ', precoPromocional],
    ['custo ', custo],
  ] as const
  const prices = amounts.flatMap(([name, amount]) => (amount === null ? [] : [name + formatBRL(amount)]))

  return [...prices, ean, mpn, `${peso} g`, `${altura} × ${largura} × ${comprimento} mm`, expected]
    .filter(Boolean)
    .join(', ')
}

function shortText(value: unknown): string {
  const text = plain(value)

  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (Array.isArray(value)) return value.map(plain).join('; ')
  if (typeof value !== 'object')
    return String(value)
      .replace(/<[^>]*>/g, ' ')
      .trim()

  return Object.entries(value)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([, part]) => plain(part))
    .join(' ')
}

/** Parts of a value that only programs read. */
const HIDDEN = new Set(['slug', 'filtro', 'imagem', 'largura', 'altura'])
