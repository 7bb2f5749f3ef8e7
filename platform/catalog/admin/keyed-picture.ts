import type { KeyedPicture } from '#contract/admin/catalogue-parts.ts'
import { originais } from '#platform/storage/tables.ts'
import { pictureOf } from '../card.ts'

/** The columns of `originais` that `keyedPicture` wants, for a left join. */
export const ORIGINAL = { hash: originais.hash, largura: originais.largura, altura: originais.altura }

type Original = { hash: string; largura: number; altura: number }

/** A stored picture for a form, with the key that the form sends back. */
export function keyedPicture(original: Original | null, alt: string): KeyedPicture | null {
  return original && { ...pictureOf({ ...original, alt }), arquivo: original.hash }
}
