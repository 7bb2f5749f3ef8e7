import * as z from 'zod'
import { adminCall } from '../admin-call.ts'

const call = adminCall('products')

const Examples = z.object({
  situacao: z.enum(['nenhum', 'carregando', 'carregado', 'removendo']),
  /** How many of `total` are in the shop. */
  feitos: z.int().nonnegative(),
  total: z.int().nonnegative(),
})

const ExamplesInStore = Examples.extend({
  /** Only while the store has no products. */
  podeCarregar: z.boolean(),
  /** Whether visitors see any. */
  naLoja: z.boolean(),
})

export const examples = {
  get: call('GET', '/example-products', 'Os produtos de exemplo', 'catalogo.ver').output(ExamplesInStore),

  /** Loads them in a job. Refuses `CadastroInvalido` if the store has products. */
  load: call('POST', '/example-products', 'Põe produtos de exemplo', 'catalogo.editar').output(Examples),

  /** Removes them in a job, and nothing else. Refuses `CadastroInexistente`. */
  remove: call('DELETE', '/example-products', 'Tira os produtos de exemplo', 'catalogo.editar').output(
    Examples,
  ),
}

export type ExamplesInStore = z.infer<typeof ExamplesInStore>
export type Examples = z.infer<typeof Examples>
