/** `envio` brings goods to the buyer, `devolucao` takes them back. */
export type LabelKind = 'envio' | 'devolucao'

/** Goods in a package. Centavos of one unit. */
export type LabelItem = { idSku: number; nome: string; quantidade: number; valor: number }

/** Grams and millimetres. */
export type LabelPackage = { peso: number; altura: number; largura: number; comprimento: number }

/** What the goods of a package are worth together, in centavos: its insurance, and its declaration of content. */
export function declaredValue(itens: readonly LabelItem[]): number {
  return itens.reduce((sum, { valor, quantidade }) => sum + valor * quantidade, 0)
}
