import { columnName } from '#domain/csv/column-name.ts'

/** Words of columns that are the shop's own business, or that mislead beside the page's own price and stock. */
const PRIVATE =
  /\b(custos?|costs?|precos?|price|valor|promocional|margem|margin|markup|lucro|profit|comissao|estoques?|stock|inventory|quantidade|saldo|impostos?|tribut\w*|taxa|tax|taxable|fiscal|icms|ipi|pis|cofins|cest|cfop|ncm|fornecedor\w*|supplier|interno|interna|internos|internas|internal|private|privado|observac\w*|obs|notas?|notes?|anotac\w*|frete|shipping|exibir|publicado|published|produto fisico)\b/

/** Whether a column's name means cost, price, stock, tax or notes: what has no business in a public specification. */
export function isPrivateName(header: string): boolean {
  return PRIVATE.test(columnName(header))
}
