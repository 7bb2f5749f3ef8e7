import type { MenuItem } from '#contract/content/content.ts'
import { fillText, type MarkValues } from '#domain/format/marks/marks.ts'

/**
 * Replaces the marks in the labels of a menu. An entry with a mark that has no value is left out, and so is one that
 * loses everything below it: the heading of a column, or a benefit whose sentence does not apply.
 */
export function fillMenu(menu: MenuItem[], values: MarkValues): MenuItem[] {
  return menu.flatMap((item) => {
    const label = fillText(item.label, values)
    const sub = fillMenu(item.sub, values)
    if (label === null || (item.sub.length > 0 && sub.length === 0)) return []

    return [{ ...item, label, sub }]
  })
}
