import type { HelpForm, HelpLink } from '#contract/content/help.ts'

/** A line of a list: `chave` tells it from the others while it is typed. */
export type Line<Item> = Item & { chave: string }

export type HelpDraft = {
  links: Line<HelpLink>[]
  contatos: Line<HelpLink>[]
  avisos: Line<{ label: string }>[]
}

/** The help as its form has it. */
export function draftOf({ links, contatos, avisos }: HelpForm): HelpDraft {
  return {
    links: links.map(placed),
    contatos: contatos.map(placed),
    avisos: avisos.map((label) => ({ label })).map(placed),
  }
}

/** The form as the help is saved. */
export function formOf({ links, contatos, avisos }: HelpDraft): HelpForm {
  const plain = ({ chave: _, ...link }: Line<HelpLink>) => link

  return {
    links: links.map(plain),
    contatos: contatos.map(plain),
    avisos: avisos.map(({ label }) => label),
  }
}

/** Lines that come from the store are told by their places, so that the same lines are the same. */
function placed<Item extends object>(item: Item, i: number): Line<Item> {
  return { ...item, chave: String(i) }
}

/** A line that is new. */
export function keyed<Item extends object>(item: Item): Line<Item> {
  return { ...item, chave: crypto.randomUUID() }
}
