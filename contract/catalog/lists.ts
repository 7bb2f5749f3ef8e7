import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'
import { PathId, ProductRef, Version } from './catalogue-parts.ts'
import { ListInput } from './product-input.ts'

const call = adminCall('lists')

const ListForm = ListInput.extend({
  descricao: z.string().max(50_000),
  itens: z
    .array(z.object({ produto: z.string().max(120), quantidade: z.int().min(1).max(10_000) }))
    .max(200)
    .refine((itens) => new Set(itens.map(({ produto }) => produto)).size === itens.length, {
      message: 'O mesmo produto está duas vezes na lista.',
    }),
})

const List = ListForm.omit({ itens: true }).extend({
  id: z.int32().positive(),
  versao: Version,
  itens: z.array(z.object({ produto: ProductRef, quantidade: z.int().positive() })),
})

const ListLine = List.pick({ id: true, slug: true, titulo: true }).extend({ produtos: z.int().nonnegative() })

export const lists = {
  list: call('GET', '/lists', 'As listas de produtos', 'catalogo.ver')
    .input(PageInput.extend({ busca: z.string().trim().max(100).default('') }))
    .output(pageOf(ListLine)),

  get: call('GET', '/lists/{id}', 'Uma lista', 'catalogo.ver')
    .input(z.object({ id: PathId }))
    .output(List),

  create: call('POST', '/lists', 'Cria uma lista', 'catalogo.editar').input(ListForm).output(List),

  save: call('PUT', '/lists/{id}', 'Salva uma lista', 'catalogo.editar')
    .input(ListForm.extend({ id: PathId, versao: Version }))
    .output(List),

  remove: call('DELETE', '/lists/{id}', 'Exclui uma lista', 'catalogo.editar')
    .input(z.object({ id: PathId }))
    .output(z.object({})),
}

export type ListForm = z.infer<typeof ListForm>
export type PanelList = z.infer<typeof List>
