const PRIVATE = /^\/(checkout|minha-conta|newsletter)(\/|$)/

/** Whether a path leads to a page of one visitor's own: rendered for nobody else, kept nowhere, and not fetched ahead. */
export function isPrivatePage(path: string): boolean {
  return PRIVATE.test(path)
}
