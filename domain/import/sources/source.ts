import type { Column } from '../shopify/columns.ts'

/** A program whose product export the shop knows by heart. */
export type Source = {
  /** As the merchant calls it. */
  nome: string
  /** Columns, as `columnName` spells them, that are found together in this program's export only; any one group is enough. */
  signatures: readonly (readonly string[])[]
  /** What each column of the export is, by its name as `columnName` spells it; null is left out. */
  columns: Readonly<Record<string, Column | null>>
}
