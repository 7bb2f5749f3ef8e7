import { eq } from 'drizzle-orm'
import type { KeyedPicture } from '#contract/catalog/catalogue-parts.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { pictureOf } from '../product/card.ts'

/** The columns of `originais` that `keyedPicture` reads, for a left join. */
export const ORIGINAL = { hash: originais.hash, largura: originais.largura, altura: originais.altura }

type Original = { hash: string; largura: number; altura: number }

/** A stored picture for a form, with the storage key that the form sends back. */
export function keyedPicture(original: Original | null, alt: string): KeyedPicture | null {
  return original && { ...pictureOf({ ...original, alt }), arquivo: original.hash }
}

/** Refuses a picture that is not in storage. */
export async function refuseUnknownPicture(tx: Database, imagem: { arquivo: string } | null): Promise<void> {
  if (imagem === null) return
  if ((await tx.$count(originais, eq(originais.hash, imagem.arquivo))) === 0)
    throw refuse('ReferenciaInexistente', { campo: 'imagem', valor: imagem.arquivo })
}
