import {
  type Icon,
  IconBell,
  IconDiscount,
  IconGuitarPick,
  IconHeadset,
  IconHistory,
  IconHome,
  IconMailHeart,
  IconMessageStar,
  IconPlugConnected,
  IconReceipt,
  IconReload,
  IconSettings,
  IconShoppingCartOff,
  IconUsersGroup,
  IconZoomQuestion,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import { WaitingBadge } from '../opinions/waiting-badge.tsx'

/** A line of the menu, for who may. */
export type MenuLine = {
  nome: string
  para: string
  icone: Icon
  permissao: Permission
  /** What stands at the end of the line: how many wait there. */
  Marca?: ComponentType
}

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
  {
    nome: 'Marketing',
    linhas: [
      { nome: 'Promoções', para: '/promocoes', icone: IconDiscount, permissao: 'marketing.ver' },
      {
        ...{ nome: 'Opiniões', para: '/opinioes', icone: IconMessageStar },
        ...{ permissao: 'opinioes.moderar', Marca: WaitingBadge },
      },
      { nome: 'Carrinhos', para: '/carrinhos', icone: IconShoppingCartOff, permissao: 'marketing.ver' },
      { nome: 'Avise-me', para: '/avise-me', icone: IconBell, permissao: 'marketing.ver' },
      { nome: 'Newsletter', para: '/newsletter', icone: IconMailHeart, permissao: 'clientes.ver' },
      { nome: 'Buscas sem resultado', para: '/buscas', icone: IconZoomQuestion, permissao: 'marketing.ver' },
    ],
  },
  {
    nome: 'Loja',
    linhas: [
      { nome: 'Configurações', para: '/configuracoes', icone: IconSettings, permissao: 'configuracao.ver' },
      { nome: 'Equipe', para: '/equipe', icone: IconUsersGroup, permissao: 'equipe.gerir' },
      { nome: 'Integrações', para: '/integracoes', icone: IconPlugConnected, permissao: 'integracoes.gerir' },
      { nome: 'Tarefas', para: '/tarefas', icone: IconReload, permissao: 'tarefas.ver' },
      { nome: 'Auditoria', para: '/auditoria', icone: IconHistory, permissao: 'auditoria.ver' },
    ],
  },
]
