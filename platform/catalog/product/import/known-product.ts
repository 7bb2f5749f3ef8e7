import type { ProductInput, SkuInput } from '#contract/catalog/product-input.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import type { ProductSnapshot } from '../snapshot-products.ts'

/** What a file tells beyond what every file does. */
type WithKnownInput = { categorias: boolean; descricaoCurta: boolean }

/** Whether a file names the category that a product is in, the first level first. */
export function isInCategory({ niveis }: ProductSnapshot, names: readonly string[]): boolean {
  return names.join('\n') === niveis.join('\n')
}

/** A product from a file, with all that the file can't know or does not tell as the shop has it. */
export function withKnown(
  { input: known }: ProductSnapshot,
  imported: ProductInput,
  told: WithKnownInput,
): ProductInput {
  const { descricao, marca, situacao, skus, caracteristicas } = imported
  const { tabelaMedida, itensInclusos, garantia, origem, publicadoEm, vendas, video } = known
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
    video,
    arquivos,
    kit,
    combinacoes,
    relacionados,
    ncm: imported.ncm ?? known.ncm,
    categorias: told.categorias ? imported.categorias : known.categorias,
    descricaoCurta: sameText && !told.descricaoCurta ? known.descricaoCurta : imported.descricaoCurta,
    // Names differ in more than their slugs tell.
    marca: marca.nome === known.marca.nome ? known.marca : marca,
    // A file knows "for sale" only.
    situacao: situacao === 'disponivel' && known.situacao === 'sobConsulta' ? 'sobConsulta' : situacao,
    caracteristicas: inKnownOrder(known, caracteristicas),
    skus: skus.map((sku) => knownSku(known, imported, sku)),
  }
}

/** Lines that the shop has keep their place and stay facets; new ones follow. */
function inKnownOrder(known: ProductInput, lines: ProductInput['caracteristicas']) {
  const place = new Map(known.caracteristicas.map(({ label }, i) => [label, i]))
  const facets = new Set(known.caracteristicas.filter(({ filtro }) => filtro).map(({ label }) => label))

  return lines
    .map((line) => ({ ...line, filtro: line.filtro || facets.has(line.label) }))
    .toSorted(
      (a, b) =>
        (place.get(a.label) ?? lines.length + place.size) - (place.get(b.label) ?? lines.length + place.size),
    )
}

/** Attributes that a file has room for. */
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
    // A file names one picture of a SKU.
    midias: samePictures(known, imported) && midias[0] === sku.midias[0] ? midias : sku.midias,
  }
}

function samePictures(known: ProductInput, imported: ProductInput): boolean {
  const files = ({ midias }: ProductInput) => midias.map(({ arquivo }) => arquivo).join(' ')

  return files(known) === files(imported)
}

/** The attribute that is shown by pictures stays that one, where the file still has it. */
function withShown({ unico, simples }: SkuInput['atributos'], label: string | undefined) {
  const pairs = unico ? [unico, ...simples] : simples
  const shown = pairs.find((pair) => pair.label === label)
  if (!shown) return { unico, simples }

  return { unico: shown, simples: pairs.filter((pair) => pair !== shown) }
}
