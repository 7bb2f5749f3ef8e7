/** A segment of a shop URL, and any other code written like one. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Returns text as a URL segment: lower case, no accents, hyphens. Sharps and flats stay distinct (`D#` is
 * `d-sustenido`, not `d`). Empty for text without letters and digits.
 */
export function slugOf(text: string): string {
  return foldText(text.replace(/[#♯]/g, ' sustenido ').replace(/♭/g, ' bemol ').replace(/\+/g, ' mais '))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Lower case without accents, for sorting and comparing. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
