/** The slug of a product name: lower case, no accents, no apostrophes, hyphens between words. */
export function slugOf(nome: string): string {
  return nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
