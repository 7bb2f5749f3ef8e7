/**
 * Attributes that usually concern the look only, by URL word; the migration that introduced the setting has the same
 * list.
 */
const USUAL_LOOKS = new Set(['cor', 'cor-do-corpo', 'cor-da-ferragem', 'acabamento', 'estampa'])

/**
 * Returns the initial setting of a new attribute: whether it concerns the look only. Later the catalogue's column
 * `aparencia` decides. Unknown attributes are treated as functional (size, hand), because that mistake never sells the
 * wrong product.
 */
export function isUsuallyLook(chave: string): boolean {
  return USUAL_LOOKS.has(chave)
}
