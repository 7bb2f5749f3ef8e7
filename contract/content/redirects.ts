import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { RedirectInput } from '../catalog/product-input.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('redirects')

const Address = z.string().trim().max(2000)

export const redirects = {
  list: call('GET', '/redirects', 'Os redirecionamentos', 'catalogo.ver')
    .input(PageInput.extend({ busca: z.string().trim().max(200).default('') }))
    .output(pageOf(RedirectInput)),

  /**
   * Accepts pasted addresses: of `de`, only the path counts, from any host; `para` is on this shop. Refuses
   * `CamposInvalidos`, and `CadastroInvalido` if `de` is an existing page of the shop, since the redirect would never
   * apply.
   */
  add: call('POST', '/redirects', 'Leva um endereço antigo ao novo', 'catalogo.editar')
    .input(z.object({ de: Address, para: Address }))
    .output(z.object({})),

  remove: call('POST', '/redirects/removals', 'Exclui redirecionamentos', 'catalogo.editar')
    .input(z.object({ de: z.array(z.string().max(500)).min(1).max(200) }))
    .output(z.object({ removidos: z.int().nonnegative() })),
}
