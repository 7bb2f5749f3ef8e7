import type { Column } from '../shopify/columns.ts'

/** A program whose product export the import recognizes. */
export type Source = {
  /** The program's name for the merchant. */
  nome: string
  /**
   * Groups of columns, normalized by `columnName`, that only this program's export contains; any one group is enough.
   */
  signatures: readonly (readonly string[])[]
  /** The meaning of each column, by its name normalized by `columnName`; null is ignored. */
  columns: Readonly<Record<string, Column | null>>
}
