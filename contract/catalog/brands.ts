import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'
import { KeyedPicture, PathId, Version } from './catalogue-parts.ts'
import { BrandInput } from './product-input.ts'

const call = adminCall('brands')

const BrandForm = BrandInput.extend({
  descricao: z.string().max(50_000),
  pais: z.string().trim().max(60).nullable(),
})

const Brand = BrandForm.extend({
  id: z.int32().positive(),
  versao: Version,
  imagem: KeyedPicture.nullable(),
  /** Includes brands that the shop doesn't show. */
  produtos: z.int().nonnegative(),
})

const BrandLine = Brand.pick({ id: true, slug: true, nome: true, imagem: true, produtos: true })

export const brands = {
  list: call('GET', '/brands', 'As marcas', 'catalogo.ver')
    .input(PageInput.extend({ busca: z.string().trim().max(100).default('') }))
    .output(pageOf(BrandLine)),

  get: call('GET', '/brands/{id}', 'Uma marca', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(Brand),

  create: call('POST', '/brands', 'Cria uma marca', 'catalogo.editar').input(BrandForm).output(Brand),

  save: call('PUT', '/brands/{id}', 'Salva uma marca', 'catalogo.editar')
    .input(BrandForm.extend({ id: PathId, versao: Version }))
    .output(Brand),

  /** Refuses `CadastroEmUso` while the brand has products. */
  remove: call('DELETE', '/brands/{id}', 'Exclui uma marca', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),
}

export type BrandForm = z.infer<typeof BrandForm>
export type PanelBrand = z.infer<typeof Brand>
