import type { ProductInput, SkuInput } from '#contract/catalog/product-input.ts'
import { slugOf } from '#domain/format/slug.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import type { ProductSnapshot } from '../snapshot-products.ts'

/** Which optional columns the file has. */
type WithKnownInput = { categorias: boolean; descricaoCurta: boolean }

/** Whether a file names the category that a product is in, the first level first. */
export function isInCategory({ niveis }: ProductSnapshot, names: readonly string[]): boolean {
  return names.join('\n') === niveis.join('\n')
}

/**
 * Merges an imported product with the shop's: fields that the file can't contain or doesn't have are kept from the
 * shop.
 */
export function mergeWithKnown(
  { input: known }: ProductSnapshot,
  imported: ProductInput,
  given: WithKnownInput,
): ProductInput {
  const { descricao, marca, situacao, skus, caracteristicas } = imported
  const { tabelaMedida, itensInclusos, garantia, origem, publicadoEm, vendas } = known
  const { arquivos, kit, combinacoes, relacionados } = known
  const sameText = sanitizeHtml(descricao) === known.descricao

  return {
    ...imported,
    tabelaMedida,
    itensInclusos,
    garantia,
    origem,
    publicadoEm,
    vendas,
    arquivos,
    kit,
    combinacoes,
    relacionados,
    video: imported.video ?? known.video,
    ncm: imported.ncm ?? known.ncm,
    categorias: given.categorias ? imported.categorias : known.categorias,
    descricaoCurta: sameText && !given.descricaoCurta ? known.descricaoCurta : imported.descricaoCurta,
    // Brands are compared by name, since different names can have the same slug.
    marca: marca.nome === known.marca.nome ? known.marca : marca,
    // A file only knows "for sale".
    situacao: situacao === 'disponivel' && known.situacao === 'sobConsulta' ? 'sobConsulta' : situacao,
    caracteristicas: inKnownOrder(known, caracteristicas),
    skus: skus.map((sku) => knownSku(known, imported, sku)),
  }
}

/** Known lines keep their name and place and remain facets, however the file writes the name; new ones follow. */
function inKnownOrder({ caracteristicas: known }: ProductInput, lines: ProductInput['caracteristicas']) {
  const bySlug = new Map(known.map((line, place) => [slugOf(line.label), { ...line, place }]))

  return lines
    .map((line) => ({ line, before: bySlug.get(slugOf(line.label)) }))
    .toSorted((a, b) => (a.before?.place ?? known.length) - (b.before?.place ?? known.length))
    .map(({ line, before }) => ({
      ...line,
      label: before?.label ?? line.label,
      filtro: line.filtro || (before?.filtro ?? false),
    }))
}

/** How many attributes a file can contain. */
const MAX_ATTRIBUTES = 3

function knownSku(known: ProductInput, imported: ProductInput, sku: SkuInput): SkuInput {
  const shown = known.skus.find(({ atributos }) => atributos.unico)?.atributos.unico?.label
  const before = known.skus.find((each) => each.sku === sku.sku)
  if (!before) return { ...sku, atributos: withShown(sku.atributos, shown) }
  const { atributos, midias } = before
  const many = atributos.simples.length + (atributos.unico ? 1 : 0) > MAX_ATTRIBUTES

  return {
    ...sku,
    mpn: sku.mpn ?? before.mpn,
    peso: sku.peso ?? before.peso,
    altura: sku.altura ?? before.altura,
    largura: sku.largura ?? before.largura,
    comprimento: sku.comprimento ?? before.comprimento,
    atributos: many ? atributos : withShown(sku.atributos, shown),
    // A file contains at most one picture per SKU.
    midias: samePictures(known, imported) && midias[0] === sku.midias[0] ? midias : sku.midias,
  }
}

function samePictures(known: ProductInput, imported: ProductInput): boolean {
  const files = ({ midias }: ProductInput) => midias.map(({ arquivo }) => arquivo).join(' ')

  return files(known) === files(imported)
}

/** Keeps showing the same attribute by pictures if the file still has it. */
function withShown({ unico, simples }: SkuInput['atributos'], label: string | undefined) {
  const pairs = unico ? [unico, ...simples] : simples
  const shown = pairs.find((pair) => pair.label === label)
  if (!shown) return { unico, simples }

  return { unico: shown, simples: pairs.filter((pair) => pair !== shown) }
}
