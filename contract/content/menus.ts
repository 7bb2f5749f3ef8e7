import * as z from 'zod'
import { adminCall } from '../admin-call.ts'
import { MenuItem } from './content.ts'
import { MenuInput } from './content-input.ts'

const call = adminCall('menus')

const Menu = z.object({
  hash: z.string(),
  nome: z.string(),
  versao: z.int32().positive(),
  itens: z.array(MenuItem),
})

export const menus = {
  list: call('GET', '/menus', 'Os menus da loja', 'conteudo.ver').output(
    z.object({ menus: z.array(Menu.omit({ itens: true }).extend({ itens: z.int().nonnegative() })) }),
  ),

  get: call('GET', '/menus/{hash}', 'Um menu', 'conteudo.ver')
    .input(z.object({ hash: z.string().max(80) }))
    .output(Menu),

  /** Replaces the whole menu. */
  save: call('PUT', '/menus/{hash}', 'Salva um menu', 'conteudo.editar')
    .input(MenuInput.extend({ versao: z.int32().positive() }))
    .output(Menu),
}

export type PanelMenu = z.infer<typeof Menu>
