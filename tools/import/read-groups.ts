import { slugOf } from '#domain/format/slug.ts'
import type { CsvRow } from '#domain/import/shopify/columns.ts'
import { readRows } from './read-rows.ts'

/** A product's rows, and how far in the file they end. Handles that make one address are one product. */
export type Group = { slug: string; handle: string; rows: CsvRow[]; bytes: number }

/**
 * Yields the rows of a CSV product by product, in the order of the file, with at most one product in memory. A handle
 * that returns after another one makes a group of its own.
 */
export async function* readGroups(file: string, sheet: readonly string[] = []): AsyncGenerator<Group> {
  let group: Group | undefined
  for await (const { row, bytes } of readRows(file, sheet)) {
    const slug = slugOfRow(row, group)
    if (group && group.slug !== slug) {
      yield group
      group = undefined
    }
    group ??= { slug, handle: row.handle ?? '', rows: [], bytes }
    group.rows.push(row)
    group.bytes = bytes
  }
  if (group) yield group
}

/** A row without a handle continues the product above, unless it has a title. */
function slugOfRow({ handle, title }: CsvRow, above: Group | undefined): string {
  if (handle === undefined && title === undefined && above) return above.slug
  return slugOf(handle ?? '')
}
