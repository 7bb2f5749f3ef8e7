/**
 * The tag of an institutional page, which also stands for the level of pages below it. Without a slug: the level of
 * those that have no parent.
 */
export function pageTag(slug: string | null): string {
  return slug === null ? 'paginas' : `pagina:${slug}`
}
