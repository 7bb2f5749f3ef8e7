/** Attributes that usually concern the look alone, by their words in addresses; the migration that began with them has the same. */
const USUAL_LOOKS = new Set(['cor', 'cor-do-corpo', 'cor-da-ferragem', 'acabamento', 'estampa'])

/**
 * Whether a new attribute is first taken for one of looks. From then on what the catalogue keeps of it (`aparencia`) rules; what is
 * not known counts as one that decides whom a product serves, because that errs without selling the wrong thing.
 */
export function isUsuallyLook(chave: string): boolean {
  return USUAL_LOOKS.has(chave)
}
