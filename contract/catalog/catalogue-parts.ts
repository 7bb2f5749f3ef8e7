import * as z from 'zod'
import { Picture } from '../picture.ts'

/** Ids in paths and queries come as text. */
export const PathId = z.coerce.number().int().positive().max(2_147_483_647)

/** Which saving of something this is; it rises with each. */
export const Version = z.int32().positive()

/** A picture with the key under which it is saved. */
export const KeyedPicture = Picture.extend({ arquivo: z.string() })

/** What search engines are told; null where the page's own words do. */
export const SeoTexts = z.object({ title: z.string().max(70), description: z.string().max(170) }).nullable()

/** A product as lists of products name it. */
export const ProductRef = z.object({
  id: z.int32().positive(),
  slug: z.string(),
  nome: z.string(),
  situacao: z.enum(['disponivel', 'sobConsulta', 'inativo']),
  imagem: Picture.nullable(),
})

export type KeyedPicture = z.infer<typeof KeyedPicture>
export type ProductRef = z.infer<typeof ProductRef>
