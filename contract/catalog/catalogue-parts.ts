import * as z from 'zod'
import { Picture } from '../picture.ts'

/** Ids in paths and queries arrive as text. */
export const PathId = z.coerce.number().int().positive().max(2_147_483_647)

/** Version of an entity; increases with each save. */
export const Version = z.int32().positive()

/** A picture with its storage key. */
export const KeyedPicture = Picture.extend({ arquivo: z.string() })

/** Texts for search engines; null if the page's own are used. */
export const SeoTexts = z.object({ title: z.string().max(70), description: z.string().max(170) }).nullable()

/** A product as listed in other entities. */
export const ProductRef = z.object({
  id: z.int32().positive(),
  slug: z.string(),
  nome: z.string(),
  situacao: z.enum(['disponivel', 'sobConsulta', 'inativo']),
  imagem: Picture.nullable(),
})

export type KeyedPicture = z.infer<typeof KeyedPicture>
export type ProductRef = z.infer<typeof ProductRef>
