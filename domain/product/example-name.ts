const PREFIX = 'Exemplo: '

/**
 * The name of an example product: it says so wherever the shop names it, in cards, cart, mails and search results. A
 * merchant who renames one makes it their own.
 */
export function exampleName(nome: string): string {
  return `${PREFIX}${nome}`.slice(0, 120)
}

/** Whether a product still has the name of an example. */
export function isExampleName(nome: string): boolean {
  return nome.startsWith(PREFIX)
}
