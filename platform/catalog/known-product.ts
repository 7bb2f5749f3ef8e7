import type { ProductInput, SkuInput } from '#contract/product-input.ts'
import { sanitizeHtml } from './sanitize.ts'
import type { ProductSnapshot } from './snapshot-products.ts'

/** A product from a file, with all that the file can't know as the shop has it. */
export function withKnown({ input: known }: ProductSnapshot, imported: ProductInput): ProductInput {
  const { descricao, marca, situacao, skus, caracteristicas } = imported
  const { tabelaMedida, itensInclusos, garantia, ncm, origem, publicadoEm, vendas, video } = known
  const { arquivos, kit, combinacoes, relacionados, categorias } = known
  const sameText = sanitizeHtml(descricao) === known.descricao

  return {
    ...imported,
    ...{ tabelaMedida, itensInclusos, garantia, ncm, origem, publicadoEm, vendas, video },
    ...{ arquivos, kit, combinacoes, relacionados, categorias },
    descricaoCurta: sameText ? known.descricaoCurta : imported.descricaoCurta,
    // Names differ in more than their slugs tell.
    marca: marca.nome === known.marca.nome ? known.marca : marca,
    // A file knows "for sale" only.
    situacao: situacao === 'disponivel' && known.situacao === 'sobConsulta' ? 'sobConsulta' : situacao,
    caracteristicas: caracteristicas.map((line) => {
      const same = known.caracteristicas.find(({ label }) => label === line.label)
      return { ...line, filtro: same?.filtro ?? line.filtro }
    }),
    skus: skus.map((sku) => knownSku(known, sku)),
  }
}

function knownSku(known: ProductInput, sku: SkuInput): SkuInput {
  const shown = known.skus.find(({ atributos }) => atributos.unico)?.atributos.unico?.label
  const before = known.skus.find((each) => each.sku === sku.sku)
  const box = before && {
    mpn: before.mpn,
    altura: before.altura,
    largura: before.largura,
    comprimento: before.comprimento,
  }

  return { ...sku, ...box, atributos: withShown(sku.atributos, shown) }
}

/** The attribute that is shown by pictures stays that one, where the file still has it. */
function withShown({ unico, simples }: SkuInput['atributos'], label: string | undefined) {
  const pairs = unico ? [unico, ...simples] : simples
  const shown = pairs.find((pair) => pair.label === label)
  if (!shown) return { unico, simples }

  return { unico: shown, simples: pairs.filter((pair) => pair !== shown) }
}
