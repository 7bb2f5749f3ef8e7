import type { PanelPiece } from '#contract/catalog/pieces.ts'

/** A piece as the audit log names it. */
export function targetOf({ id, produto, numeroSerie }: PanelPiece) {
  return { tipo: 'exemplar', id: String(id), nome: `${produto.nome}, nº ${numeroSerie}` }
}

/** The fields of a piece that the audit log compares. */
export function notedOf(piece: PanelPiece) {
  const { numeroSerie, condicao, descricao, madeira, peso, precoDe, precoPor, sku, imagens } = piece

  return {
    numeroSerie,
    condicao,
    descricao,
    madeira,
    peso,
    precoDe,
    precoPor,
    sku,
    imagens: imagens.map(({ arquivo, alt }) => `${alt} (${arquivo})`),
  }
}
