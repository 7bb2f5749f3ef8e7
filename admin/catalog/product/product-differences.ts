import type { PanelProduct, ProductForm } from '#contract/catalog/products.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type Difference = { campo: string; atual: string; mine: string }

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

/** Returns where the stored product and the form differ, field by field and SKU by SKU. */
export function productDifferences(atual: PanelProduct, mine: ProductForm): Difference[] {
  const fields = Object.entries(FIELDS).map(([field, campo]) => ({
    campo,
    atual: shortText(atual[field as keyof ProductForm]),
    mine: shortText(mine[field as keyof ProductForm]),
  }))

  return [...fields, ...skuDifferences(atual, mine)].filter((one) => one.atual !== one.mine)
}

function skuDifferences(atual: PanelProduct, mine: ProductForm): Difference[] {
  const codes = new Set([...atual.skus, ...mine.skus].map(({ sku }) => sku))
  const describeValue = (skus: ProductForm['skus'], code: string) => {
    const found = skus.find(({ sku }) => sku === code)
    return found ? describeSku(found) : '—'
  }

  return [...codes].map((code) => ({
    campo: `SKU ${code}`,
    atual: describeValue(atual.skus, code),
    mine: describeValue(mine.skus, code),
  }))
}

function describeSku({
  precoPor,
  precoDe,
  precoPromocional,
  custo,
  ean,
  mpn,
  peso,
  altura,
  largura,
  comprimento,
}: ProductForm['skus'][number]) {
  const amounts = [
    ['', precoPor],
    ['de ', precoDe],
    ['promoção ', precoPromocional],
    ['custo ', custo],
  ] as const
  const prices = amounts.flatMap(([name, amount]) => (amount === null ? [] : [name + formatBRL(amount)]))

  return [...prices, ean, mpn, `${peso} g`, `${altura} × ${largura} × ${comprimento} mm`]
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
