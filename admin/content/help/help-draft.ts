import { randomId } from '#admin/components/random-id.ts'
import type { HelpForm, HelpLink } from '#contract/content/help.ts'

/** A line of a list with a key, since its text may change. */
export type Line<Item> = Item & { chave: string }

export type HelpDraft = {
  links: Line<HelpLink>[]
  contatos: Line<HelpLink>[]
  avisos: Line<{ label: string }>[]
}

/** Returns the form's draft of the stored help. */
export function draftOf({ links, contatos, avisos }: HelpForm): HelpDraft {
  return {
    links: links.map(placed),
    contatos: contatos.map(placed),
    avisos: avisos.map((label) => ({ label })).map(placed),
  }
}

/** Returns the payload to save. */
export function formOf({ links, contatos, avisos }: HelpDraft): HelpForm {
  const plain = ({ chave: _, ...link }: Line<HelpLink>) => link

  return {
    links: links.map(plain),
    contatos: contatos.map(plain),
    avisos: avisos.map(({ label }) => label),
  }
}

/** Stored lines get their position as key, so that an unchanged draft equals the saved one. */
function placed<Item extends object>(item: Item, i: number): Line<Item> {
  return { ...item, chave: String(i) }
}

/** Gives a new line a unique key. */
export function keyed<Item extends object>(item: Item): Line<Item> {
  return { ...item, chave: randomId() }
}
