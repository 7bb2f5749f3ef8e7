import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { MenuItem } from './content.ts'
import { MenuInput } from './content-input.ts'

const call = adminCall('menus')

const ByHash = z.object({ hash: z.string().max(80) })

const Menu = z.object({
  hash: z.string(),
  nome: z.string(),
  versao: z.int32().positive(),
  /** Where the shop shows it, as a text for the merchant. */
  onde: z.string(),
  /** Read by the shop's own pages: it can be emptied, but not removed. */
  daLoja: z.boolean(),
  itens: z.array(MenuItem),
})

export const menus = {
  list: call('GET', '/menus', 'Os menus da loja', 'conteudo.ver').output(
    z.object({ menus: z.array(Menu.omit({ itens: true }).extend({ itens: z.int().nonnegative() })) }),
  ),

  get: call('GET', '/menus/{hash}', 'Um menu', 'conteudo.ver').input(ByHash).output(Menu),

  /**
   * Creates an empty menu, a further column of the footer. Refuses `EnderecoOcupado` if another menu has that name, and
   * `CadastroInvalido` at the limit.
   */
  create: call('POST', '/menus', 'Cria um menu', 'conteudo.editar')
    .input(MenuInput.pick({ nome: true }))
    .output(Menu),

  /** Replaces the whole menu. Refuses `VersaoAntiga`, `MenuInexistente`, and `EnderecoOcupado` for a taken name. */
  save: call('PUT', '/menus/{hash}', 'Salva um menu', 'conteudo.editar')
    .input(MenuInput.extend({ versao: z.int32().positive() }))
    .output(Menu),

  /** Refuses `MenuInexistente`, and `CadastroInvalido` for a menu that the shop's own pages read. */
  remove: call('DELETE', '/menus/{hash}', 'Exclui um menu', 'conteudo.editar')
    .input(ByHash)
    .output(z.object({})),
}

export type PanelMenu = z.infer<typeof Menu>
