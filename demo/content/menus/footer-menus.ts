import type { MenuDraft, MenuItemDraft } from '#contract/content/content-input.ts'
import { type IconName, icon } from '../icons.ts'
import { DEMO_SETTINGS } from '../settings.ts'

const { loja } = DEMO_SETTINGS

/** The menus of the footer. */
export const footerMenus: MenuDraft[] = [
  {
    hash: 'institutional-menu',
    nome: 'Institucional',
    itens: [
      page('Sobre a Lira', 'sobre-a-loja'),
      page('Avaliação da loja', 'avaliacao-da-loja'),
      page('Segurança', 'seguranca'),
      page('Acessibilidade', 'acessibilidade'),
      page('Política de privacidade', 'politica-de-privacidade'),
      page('Política de cookies', 'politica-de-cookies'),
      page('Termos de uso', 'termos-de-uso'),
    ],
  },
  {
    hash: 'account-menu',
    nome: 'Conta',
    itens: [
      { label: 'Entrar', link: '/checkout/acesso/' },
      { label: 'Cadastrar', link: '/checkout/cadastro/' },
      { label: 'Minha conta', link: '/minha-conta/dados' },
      { label: 'Meus pedidos', link: '/minha-conta/pedido' },
      { label: 'Rastrear meu pedido', link: '/minha-conta/pedido' },
      { label: 'Favoritos', link: '/minha-conta/favoritos' },
    ],
  },
  {
    hash: 'help-menu',
    nome: 'Ajuda',
    itens: [
      page('Central de atendimento', 'central-de-atendimento'),
      page('Como comprar', 'como-comprar'),
      page('Perguntas frequentes', 'perguntas-frequentes'),
      page('Formas de pagamento', 'formas-de-pagamento'),
      page('Prazos e entrega', 'prazos-e-entrega'),
      page('Trocas e devoluções', 'trocas-e-devolucoes'),
      page('Garantia', 'garantia'),
      page('Guia de tamanhos', 'guia-de-tamanhos'),
      page('Guia de cordas', 'guia-de-cordas'),
    ],
  },
  {
    hash: 'para-musicos',
    nome: 'Para músicos',
    itens: [
      { label: 'Oficina', link: '/oficina' },
      { label: 'Professores e escolas', link: '/minha-conta/ensino' },
      { label: 'Troca por um maior', link: '/minha-conta/trocas' },
      { label: 'Guias', link: '/guias' },
      { label: 'Tamanho certo', link: '/ferramentas/tamanho' },
      { label: 'Tensão certa', link: '/ferramentas/tensao' },
      { label: 'Encontrar cordas', link: '/ferramentas/cordas' },
      { label: 'Meu instrumento', link: '/ferramentas/meu-instrumento' },
      { label: 'Comparar produtos', link: '/comparar' },
      { label: 'Afinador e metrônomo', link: '/ferramentas/afinador' },
      { label: 'Ouvir às cegas', link: '/ferramentas/ouvir' },
      { label: 'Canhotos', link: '/ferramentas/canhotos' },
      { label: 'Conferir número de série', link: '/passaporte' },
    ],
  },
  { hash: 'contact-footer', nome: 'Contato no rodapé', itens: contacts() },
  {
    hash: 'footer-rights-reserved',
    nome: 'Direitos reservados',
    itens: [
      {
        label:
          'Preços e condições valem para compras neste site e podem mudar sem aviso; vale o preço mostrado quando você compra. As imagens são ilustrações: os veios e o tom da madeira variam de uma peça para outra.',
      },
      { label: `${loja.nome}. Todos os direitos reservados. Inscrição estadual ${loja.inscricaoEstadual}.` },
      {
        label: 'Loja de demonstração: a empresa é fictícia e nada do que se vê aqui é vendido ou entregue.',
        link: '/pagina/sobre-a-loja',
        tipo: 'pagina',
      },
    ],
  },
  {
    hash: 'rodape-modelos',
    nome: 'Mais procurados',
    itens: [
      category('Cordas para violino', 'cordas/instrumentos/violinos'),
      category('Cordas para violão de náilon', 'cordas/instrumentos/violoes-de-nailon'),
      category('Cordas para violão de aço', 'cordas/instrumentos/violoes-de-aco'),
      category('Cordas para guitarra', 'cordas/instrumentos/guitarras'),
      category('Cordas para baixo', 'cordas/instrumentos/baixos'),
      category('Cordas para ukulele', 'cordas/instrumentos/ukuleles'),
      category('Cordas para cavaquinho', 'cordas/instrumentos/cavaquinhos'),
      category('Violinos de estudo', 'violinos/estudo'),
      category('Violoncelos', 'violinos/violoncelos'),
      category('Arcos de violino', 'arcos/violino'),
      category('Violões de náilon', 'violoes/nailon'),
      category('Ukuleles soprano', 'ukuleles/soprano'),
      category('Violas caipiras', 'regionais/violas-caipiras'),
      category('Afinadores', 'acessorios/afinadores'),
      category('Breu', 'acessorios/arco/breu'),
    ],
  },
  {
    hash: 'icone-rodape',
    nome: 'Ícones do rodapé',
    itens: [
      { ...page('Site seguro', 'seguranca'), svg: icon('cadeado') },
      { ...page('Nota fiscal em toda compra', 'formas-de-pagamento'), svg: icon('documento') },
      { ...page('Site acessível', 'acessibilidade'), svg: icon('acesso') },
    ],
  },
]

/** WhatsApp, e-mail and phone, each as a link that opens the conversation. */
export function contacts(): MenuItemDraft[] {
  return [
    contact(`WhatsApp ${loja.whatsapp}`, `https://wa.me/55${digits(loja.whatsapp)}`, 'conversa', '_blank'),
    contact(loja.email, `mailto:${loja.email}`, 'carta'),
    contact(loja.telefone, `tel:+55${digits(loja.telefone)}`, 'telefone'),
  ]
}

function contact(
  label: string,
  link: string,
  name: IconName,
  target: '_self' | '_blank' = '_self',
): MenuItemDraft {
  return { label, link, target, svg: icon(name) }
}

function page(label: string, slug: string): MenuItemDraft {
  return { label, link: `/pagina/${slug}`, tipo: 'pagina' }
}

function category(label: string, caminho: string): MenuItemDraft {
  return { label, link: `/${caminho}`, tipo: 'categoria' }
}

function digits(text: string): string {
  return text.replace(/\D/g, '')
}
