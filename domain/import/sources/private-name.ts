import { columnName } from '#domain/import/csv/column-name.ts'

/** Words in the names of internal columns, or of columns that would mislead next to the price and stock of the page. */
const PRIVATE =
  /\b(custos?|costs?|precos?|price|valor|promocional|margem|margin|markup|lucro|profit|comissao|estoques?|stock|inventory|quantidade|saldo|impostos?|tribut\w*|taxa|tax|taxable|fiscal|icms|ipi|pis|cofins|cest|cfop|ncm|fornecedor\w*|supplier|interno|interna|internos|internas|internal|private|privado|observac\w*|obs|notas?|notes?|anotac\w*|frete|shipping|exibir|publicado|published|produto fisico)\b/

/**
 * Returns whether a column name means cost, price, stock, tax or notes, which don't belong in a public specification.
 */
export function isPrivateName(header: string): boolean {
  return PRIVATE.test(columnName(header))
}
