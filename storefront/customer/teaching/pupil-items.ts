import type { PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { textOf, typedIn } from '#storefront/components/forms/form-answer.ts'

type Item = PupilList['itens'][number]

/** What of a pupil's list a form asks for; items without a chosen variant are in `unchosen`. */
export type ChosenItems = {
  itens: { idItem: number; idSku: number; quantidade: number }[]
  unchosen: number[]
}

/** Whether an item can be bought now. */
export function isAvailable({ opcoes }: Item): boolean {
  return opcoes.some(({ disponivel }) => disponivel)
}

/** Whether its price is on request: it is bought at the store, not by the list. */
export function isOnRequest({ opcoes }: Item): boolean {
  return opcoes.length > 0 && opcoes.every(({ precoPor }) => precoPor === null)
}

/** What is proposed to buy: what is required, available, and neither ordered nor in the cart yet. */
export function isProposed(item: Item): boolean {
  const { obrigatorio, comprado, naSacola, quantidade } = item

  return obrigatorio && isAvailable(item) && Math.max(comprado.pedidas, naSacola) < quantidade
}

/** The variant that is chosen at first; empty if the buyer has to choose. */
export function proposedSku({ idSku, opcoes }: Item): string {
  const only = opcoes.length === 1 ? opcoes[0]?.idSku : undefined

  return String(idSku ?? only ?? '')
}

/** What a refused form had, to show it again. */
export function typedItems(form: FormData): Record<string, string> {
  const marked = form.getAll('item').map((id) => [`item-${String(id)}`, 'sim'])

  return { ...typedIn(form), ...Object.fromEntries(marked) }
}

/** Reads the form of a pupil's list. */
export function readChosenItems(form: FormData): ChosenItems {
  const ids = form.getAll('item').map(Number).filter(Number.isInteger)
  const itens = ids.flatMap((idItem) => {
    const idSku = Number(textOf(form, `sku-${idItem}`))
    const quantidade = Math.min(
      50,
      Math.max(1, Math.trunc(Number(textOf(form, `quantidade-${idItem}`)) || 1)),
    )
    return Number.isInteger(idSku) && idSku > 0 ? [{ idItem, idSku, quantidade }] : []
  })

  return { itens, unchosen: ids.filter((id) => !itens.some(({ idItem }) => idItem === id)) }
}
