import type { MenuItem } from '#contract/content/content.ts'

/** An entry of a menu in a flat tree: each before those below it. `id` holds while the page is open. */
export type MenuEntry = { id: string; pai: string | null; nome: string; item: Omit<MenuItem, 'sub'> }

/** A menu's tree as a flat list. */
export function entriesOf(itens: MenuItem[], pai: string | null = null): MenuEntry[] {
  return itens.flatMap(({ sub, ...item }, i) => {
    const id = pai === null ? String(i) : `${pai}.${i}`
    return [{ id, pai, nome: plainLabel(item.label), item }, ...entriesOf(sub, id)]
  })
}

/** The list as the tree that is saved, of three levels. */
export function treeOf(entries: MenuEntry[]) {
  const below = (pai: string | null) => entries.filter((entry) => entry.pai === pai)

  return below(null).map((first) => ({
    ...fieldsOf(first),
    sub: below(first.id).map((second) => ({ ...fieldsOf(second), sub: below(second.id).map(fieldsOf) })),
  }))
}

function fieldsOf({ item: { iconeOriginal: _, ...fields } }: MenuEntry) {
  return fields
}

/** An entry that stands for nothing yet. */
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

  return { id, pai: null, nome: item.label, item }
}

/** An entry with some of its fields changed. Its route follows its link. */
export function changedEntry(entry: MenuEntry, changes: Partial<MenuEntry['item']>): MenuEntry {
  const item = { ...entry.item, ...changes, ...(changes.link !== undefined && { rota: changes.link }) }

  return { ...entry, item, nome: plainLabel(item.label) }
}

/** Labels may hold a little markup, which nobody wants read out. */
function plainLabel(label: string): string {
  return label
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
