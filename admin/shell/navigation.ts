import {
  type Icon,
  IconAppWindow,
  IconArrowRampRight,
  IconArrowsExchange,
  IconBell,
  IconBinaryTree2,
  IconBook,
  IconBuildingStore,
  IconCalendarTime,
  IconCarouselHorizontal,
  IconCertificate,
  IconChecklist,
  IconDiscount,
  IconFileDollar,
  IconFileText,
  IconFilterStar,
  IconFingerprint,
  IconGuitarPick,
  IconHeadset,
  IconHistory,
  IconHome,
  IconId,
  IconLayoutList,
  IconLifebuoy,
  IconListCheck,
  IconMail,
  IconMailHeart,
  IconMenu2,
  IconMessageStar,
  IconMetronome,
  IconPackages,
  IconPalette,
  IconPhoto,
  IconPlugConnected,
  IconReceipt,
  IconReload,
  IconSchool,
  IconSettings,
  IconShoppingCartOff,
  IconTable,
  IconTags,
  IconTool,
  IconTools,
  IconTransfer,
  IconTruck,
  IconUsers,
  IconUsersGroup,
  IconZoomQuestion,
} from '@tabler/icons-react'
import type { Permission } from '#domain/staff/permissions.ts'

/** An entry of the menu, with the permission that it requires. */
export type MenuLine = {
  label: string
  to: string
  icon: Icon
  permission: Permission
  /** Whether a badge at the end of the entry counts what waits for moderation. */
  countsWaiting?: true
}

export type MenuGroup = { label: string; lines: MenuLine[] }

/** Takes the place of the home page until the shop is opened. */
const OPENING: MenuGroup = {
  label: '',
  lines: [{ label: 'Abrir a loja', to: '/abrir', icon: IconBuildingStore, permission: 'configuracao.ver' }],
}

/** The menu by group, in the order of a merchant's day. */
export const MENU: MenuGroup[] = [
  { label: '', lines: [{ label: 'Início', to: '/', icon: IconHome, permission: 'painel.ver' }] },
  {
    label: 'Vendas',
    lines: [
      { label: 'Pedidos', to: '/pedidos', icon: IconReceipt, permission: 'pedidos.ver' },
      { label: 'Entregas em escolas', to: '/turmas', icon: IconTruck, permission: 'pedidos.ver' },
      { label: 'Passaportes', to: '/passaportes', icon: IconId, permission: 'pedidos.ver' },
      { label: 'Pix a conferir', to: '/pix', icon: IconChecklist, permission: 'pagamentos.conferir' },
      { label: 'Trocas', to: '/trocas', icon: IconArrowsExchange, permission: 'pedidos.ver' },
      { label: 'Propostas', to: '/propostas', icon: IconFileDollar, permission: 'pedidos.vender' },
      { label: 'Venda interna', to: '/vendas', icon: IconHeadset, permission: 'pedidos.vender' },
    ],
  },
  {
    label: 'Oficina',
    lines: [
      { label: 'Ordens de serviço', to: '/oficina/ordens', icon: IconTools, permission: 'pedidos.ver' },
      { label: 'Agenda', to: '/oficina/agenda', icon: IconCalendarTime, permission: 'pedidos.ver' },
      { label: 'Serviços', to: '/oficina/servicos', icon: IconTool, permission: 'configuracao.ver' },
    ],
  },
  {
    label: 'Catálogo',
    lines: [
      { label: 'Produtos', to: '/produtos', icon: IconGuitarPick, permission: 'catalogo.ver' },
      { label: 'Edição em massa', to: '/planilha', icon: IconTable, permission: 'catalogo.ver' },
      { label: 'Estoque', to: '/estoque', icon: IconPackages, permission: 'estoque.ver' },
      { label: 'Exemplares', to: '/exemplares', icon: IconFingerprint, permission: 'catalogo.ver' },
      { label: 'Categorias', to: '/categorias', icon: IconBinaryTree2, permission: 'catalogo.ver' },
      { label: 'Marcas', to: '/marcas', icon: IconCertificate, permission: 'catalogo.ver' },
      { label: 'Vitrines', to: '/vitrines', icon: IconCarouselHorizontal, permission: 'catalogo.ver' },
      { label: 'Listas', to: '/listas', icon: IconListCheck, permission: 'catalogo.ver' },
      { label: 'Páginas de seleção', to: '/selecoes', icon: IconFilterStar, permission: 'catalogo.ver' },
      { label: 'Tabelas de preços', to: '/tabelas-de-precos', icon: IconTags, permission: 'catalogo.ver' },
      {
        label: 'Redirecionamentos',
        to: '/redirecionamentos',
        icon: IconArrowRampRight,
        permission: 'catalogo.ver',
      },
    ],
  },
  {
    label: 'Clientes',
    lines: [
      { label: 'Clientes', to: '/clientes', icon: IconUsers, permission: 'clientes.ver' },
      { label: 'Turmas', to: '/clientes/ensino', icon: IconSchool, permission: 'clientes.ver' },
    ],
  },
  {
    label: 'Conteúdo',
    lines: [
      { label: 'Página inicial', to: '/conteudo/inicio', icon: IconLayoutList, permission: 'conteudo.ver' },
      { label: 'Banners', to: '/conteudo/banners', icon: IconPhoto, permission: 'conteudo.ver' },
      { label: 'Popups', to: '/conteudo/popups', icon: IconAppWindow, permission: 'conteudo.ver' },
      { label: 'Menus', to: '/menus', icon: IconMenu2, permission: 'conteudo.ver' },
      { label: 'Páginas', to: '/conteudo/paginas', icon: IconFileText, permission: 'conteudo.ver' },
      { label: 'Guias', to: '/conteudo/guias', icon: IconBook, permission: 'conteudo.ver' },
      { label: 'Ajuda', to: '/conteudo/ajuda', icon: IconLifebuoy, permission: 'conteudo.ver' },
      { label: 'E-mails', to: '/conteudo/emails', icon: IconMail, permission: 'conteudo.ver' },
    ],
  },
  {
    label: 'Marketing',
    lines: [
      { label: 'Promoções', to: '/promocoes', icon: IconDiscount, permission: 'marketing.ver' },
      {
        label: 'Opiniões',
        to: '/opinioes',
        icon: IconMessageStar,
        permission: 'opinioes.moderar',
        countsWaiting: true,
      },
      { label: 'Carrinhos', to: '/carrinhos', icon: IconShoppingCartOff, permission: 'marketing.ver' },
      { label: 'Avise-me', to: '/avise-me', icon: IconBell, permission: 'marketing.ver' },
      { label: 'Newsletter', to: '/newsletter', icon: IconMailHeart, permission: 'clientes.ver' },
      { label: 'Uso das ferramentas', to: '/ferramentas', icon: IconMetronome, permission: 'marketing.ver' },
      { label: 'Busca da loja', to: '/buscas', icon: IconZoomQuestion, permission: 'marketing.ver' },
    ],
  },
  {
    label: 'Loja',
    lines: [
      {
        label: 'Importar e exportar',
        to: '/importacoes',
        icon: IconTransfer,
        permission: 'catalogo.ver',
      },
      { label: 'Aparência', to: '/aparencia', icon: IconPalette, permission: 'configuracao.ver' },
      { label: 'Configurações', to: '/configuracoes', icon: IconSettings, permission: 'configuracao.ver' },
      { label: 'Equipe', to: '/equipe', icon: IconUsersGroup, permission: 'equipe.gerir' },
      { label: 'Integrações', to: '/integracoes', icon: IconPlugConnected, permission: 'integracoes.gerir' },
      { label: 'Tarefas', to: '/tarefas', icon: IconReload, permission: 'tarefas.ver' },
      { label: 'Auditoria', to: '/auditoria', icon: IconHistory, permission: 'auditoria.ver' },
    ],
  },
]

/** The menu of a shop that its owner has not opened yet. */
export const OPENING_MENU: MenuGroup[] = [OPENING, ...MENU.slice(1)]
