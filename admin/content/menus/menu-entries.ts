import type { MenuItem } from '#contract/content/content.ts'

/** An entry of a menu as a flat list: each before its children. `id` is valid while the page is open. */
export type MenuEntry = { id: string; parent: string | null; nome: string; item: Omit<MenuItem, 'sub'> }

/** Returns a menu's tree as a flat list. */
export function entriesOf(itens: MenuItem[], parent: string | null = null): MenuEntry[] {
  return itens.flatMap(({ sub, ...item }, i) => {
    const id = parent === null ? String(i) : `${parent}.${i}`
    return [{ id, parent, nome: plainLabel(item.label), item }, ...entriesOf(sub, id)]
  })
}

/** Returns the tree to save, three levels deep. */
export function treeOf(entries: MenuEntry[]) {
  const below = (parent: string | null) => entries.filter((entry) => entry.parent === parent)

  return below(null).map((first) => ({
    ...fieldsOf(first),
    sub: below(first.id).map((second) => ({ ...fieldsOf(second), sub: below(second.id).map(fieldsOf) })),
  }))
}

function fieldsOf({ item: { iconeOriginal: _, ...fields } }: MenuEntry) {
  return fields
}

/** Returns a new entry with placeholder values. */
export function newEntry(id: string): MenuEntry {
  const item = {
    label: 'Novo item',
    link: '/',
    target: '_self' as const,
    iconeOriginal: null,
    tipo: 'personalizado' as const,
    idTipo: null,
    destaque: false,
    rota: '/',
    icone: null,
    svg: null,
  }

  return { id, parent: null, nome: item.label, item }
}

/** Returns an entry with some fields changed. Its route follows its link. */
export function changedEntry(entry: MenuEntry, changes: Partial<MenuEntry['item']>): MenuEntry {
  const item = { ...entry.item, ...changes, ...(changes.link !== undefined && { rota: changes.link }) }

  return { ...entry, item, nome: plainLabel(item.label) }
}

/** Strips the markup that labels may contain. */
function plainLabel(label: string): string {
  return label
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
