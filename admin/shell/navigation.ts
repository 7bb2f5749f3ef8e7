import { type Icon, IconGuitarPick, IconHeadset, IconHome, IconReceipt } from '@tabler/icons-react'
import type { Permission } from '#domain/staff/permissions.ts'

/** A line of the menu, for who may. */
export type MenuLine = { nome: string; para: string; icone: Icon; permissao: Permission }

type MenuGroup = { nome: string; linhas: MenuLine[] }

/** The menu, group by group, in the order of a merchant's day. */
export const MENU: MenuGroup[] = [
  { nome: '', linhas: [{ nome: 'Início', para: '/', icone: IconHome, permissao: 'painel.ver' }] },
  {
    nome: 'Vendas',
    linhas: [
      { nome: 'Pedidos', para: '/pedidos', icone: IconReceipt, permissao: 'pedidos.ver' },
      { nome: 'Venda interna', para: '/vendas', icone: IconHeadset, permissao: 'pedidos.vender' },
    ],
  },
  {
    nome: 'Catálogo',
    linhas: [{ nome: 'Produtos', para: '/produtos', icone: IconGuitarPick, permissao: 'catalogo.ver' }],
  },
  { nome: 'Clientes', linhas: [] },
  { nome: 'Conteúdo', linhas: [] },
  { nome: 'Marketing', linhas: [] },
  { nome: 'Loja', linhas: [] },
]
