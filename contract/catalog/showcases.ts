import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'
import { PathId, ProductRef, Version } from './catalogue-parts.ts'
import { ShowcaseInput } from './product-input.ts'

const call = adminCall('showcases')

const ShowcaseForm = ShowcaseInput.extend({
  produtos: z
    .array(z.string().max(120))
    .max(60)
    .refine((produtos) => new Set(produtos).size === produtos.length, {
      message: 'O mesmo produto está duas vezes na vitrine.',
    }),
})

const Showcase = ShowcaseForm.omit({ produtos: true }).extend({
  id: z.int32().positive(),
  versao: Version,
  produtos: z.array(ProductRef),
})

const ShowcaseLine = Showcase.pick({ id: true, hash: true, titulo: true, automatica: true }).extend({
  produtos: z.int().nonnegative(),
})

export const showcases = {
  list: call('GET', '/showcases', 'As vitrines', 'catalogo.ver')
    .input(PageInput)
    .output(pageOf(ShowcaseLine)),

  get: call('GET', '/showcases/{id}', 'Uma vitrine', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(Showcase),

  create: call('POST', '/showcases', 'Cria uma vitrine', 'catalogo.editar')
    .input(ShowcaseForm)
    .output(Showcase),

  /** Pages refer to a showcase by its `hash`, which never changes. */
  save: call('PUT', '/showcases/{id}', 'Salva uma vitrine', 'catalogo.editar')
    .input(ShowcaseForm.omit({ hash: true }).extend({ id: PathId, versao: Version }))
    .output(Showcase),

  remove: call('DELETE', '/showcases/{id}', 'Exclui uma vitrine', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),
}

export type ShowcaseForm = z.infer<typeof ShowcaseForm>
export type PanelShowcase = z.infer<typeof Showcase>
