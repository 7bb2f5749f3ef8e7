import {
  type Icon,
  IconAppWindow,
  IconArrowRampRight,
  IconBell,
  IconBinaryTree2,
  IconCarouselHorizontal,
  IconCertificate,
  IconDiscount,
  IconFileText,
  IconFilterStar,
  IconGuitarPick,
  IconHeadset,
  IconHistory,
  IconHome,
  IconLayoutList,
  IconLifebuoy,
  IconListCheck,
  IconMail,
  IconMailHeart,
  IconMenu2,
  IconMessageStar,
  IconPackages,
  IconPhoto,
  IconPlugConnected,
  IconReceipt,
  IconReload,
  IconSettings,
  IconShoppingCartOff,
  IconTable,
  IconTags,
  IconTransfer,
  IconUsers,
  IconUsersGroup,
  IconZoomQuestion,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import { WaitingBadge } from '../reviews/waiting-badge.tsx'

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
    linhas: [
      { nome: 'Produtos', para: '/produtos', icone: IconGuitarPick, permissao: 'catalogo.ver' },
      { nome: 'Edição em massa', para: '/planilha', icone: IconTable, permissao: 'catalogo.ver' },
      { nome: 'Estoque', para: '/estoque', icone: IconPackages, permissao: 'estoque.ver' },
      { nome: 'Categorias', para: '/categorias', icone: IconBinaryTree2, permissao: 'catalogo.ver' },
      { nome: 'Marcas', para: '/marcas', icone: IconCertificate, permissao: 'catalogo.ver' },
      { nome: 'Vitrines', para: '/vitrines', icone: IconCarouselHorizontal, permissao: 'catalogo.ver' },
      { nome: 'Listas', para: '/listas', icone: IconListCheck, permissao: 'catalogo.ver' },
      { nome: 'Páginas de seleção', para: '/selecoes', icone: IconFilterStar, permissao: 'catalogo.ver' },
      { nome: 'Tabelas de preços', para: '/tabelas-de-precos', icone: IconTags, permissao: 'catalogo.ver' },
      {
        nome: 'Redirecionamentos',
        para: '/redirecionamentos',
        icone: IconArrowRampRight,
        permissao: 'catalogo.ver',
      },
    ],
  },
  {
    nome: 'Clientes',
    linhas: [{ nome: 'Clientes', para: '/clientes', icone: IconUsers, permissao: 'clientes.ver' }],
  },
  {
    nome: 'Conteúdo',
    linhas: [
      { nome: 'Página inicial', para: '/conteudo/inicio', icone: IconLayoutList, permissao: 'conteudo.ver' },
      { nome: 'Banners', para: '/conteudo/banners', icone: IconPhoto, permissao: 'conteudo.ver' },
      { nome: 'Popups', para: '/conteudo/popups', icone: IconAppWindow, permissao: 'conteudo.ver' },
      { nome: 'Menus', para: '/menus', icone: IconMenu2, permissao: 'conteudo.ver' },
      { nome: 'Páginas', para: '/conteudo/paginas', icone: IconFileText, permissao: 'conteudo.ver' },
      { nome: 'Ajuda', para: '/conteudo/ajuda', icone: IconLifebuoy, permissao: 'conteudo.ver' },
      { nome: 'E-mails', para: '/conteudo/emails', icone: IconMail, permissao: 'conteudo.ver' },
    ],
  },
  {
    nome: 'Marketing',
    linhas: [
      { nome: 'Promoções', para: '/promocoes', icone: IconDiscount, permissao: 'marketing.ver' },
      {
        nome: 'Opiniões',
        para: '/opinioes',
        icone: IconMessageStar,
        permissao: 'opinioes.moderar',
        Marca: WaitingBadge,
      },
      { nome: 'Carrinhos', para: '/carrinhos', icone: IconShoppingCartOff, permissao: 'marketing.ver' },
      { nome: 'Avise-me', para: '/avise-me', icone: IconBell, permissao: 'marketing.ver' },
      { nome: 'Newsletter', para: '/newsletter', icone: IconMailHeart, permissao: 'clientes.ver' },
      { nome: 'Busca da loja', para: '/buscas', icone: IconZoomQuestion, permissao: 'marketing.ver' },
    ],
  },
  {
    nome: 'Loja',
    linhas: [
      {
        nome: 'Importar e exportar',
        para: '/importacoes',
        icone: IconTransfer,
        permissao: 'catalogo.ver',
      },
      { nome: 'Configurações', para: '/configuracoes', icone: IconSettings, permissao: 'configuracao.ver' },
      { nome: 'Equipe', para: '/equipe', icone: IconUsersGroup, permissao: 'equipe.gerir' },
      { nome: 'Integrações', para: '/integracoes', icone: IconPlugConnected, permissao: 'integracoes.gerir' },
      { nome: 'Tarefas', para: '/tarefas', icone: IconReload, permissao: 'tarefas.ver' },
      { nome: 'Auditoria', para: '/auditoria', icone: IconHistory, permissao: 'auditoria.ver' },
    ],
  },
]
