import type { MenuDraft } from '#contract/content/content-input.ts'
import { returnLaw } from '#domain/order/return-days.ts'
import { icon } from '../icons.ts'
import { DEMO_SETTINGS } from '../settings.ts'
import { contacts } from './footer-menus.ts'

const { loja, precos } = DEMO_SETTINGS

/** The menus of the home page, the benefits and the help widget. */
export const homeMenus: MenuDraft[] = [
  {
    hash: 'menu-banner-hero-esquerda',
    nome: 'Ao lado do hero, à esquerda',
    itens: [
      { label: 'Cordas', link: '/cordas', tipo: 'categoria', svg: icon('corda') },
      { label: 'Violinos', link: '/violinos', tipo: 'categoria', svg: icon('violino') },
      { label: 'Violões', link: '/violoes', tipo: 'categoria', svg: icon('violao') },
      { label: 'Guitarras', link: '/guitarras', tipo: 'categoria', svg: icon('guitarra') },
    ],
  },
  {
    hash: 'menu-banner-hero-direita',
    nome: 'Ao lado do hero, à direita',
    itens: [
      { label: 'Ukuleles', link: '/ukuleles', tipo: 'categoria', svg: icon('ukulele') },
      { label: 'Arcos', link: '/arcos', tipo: 'categoria', svg: icon('arco') },
      { label: 'Afinadores', link: '/acessorios/afinadores', tipo: 'categoria', svg: icon('afinador') },
      { label: 'Kits', link: '/kits', tipo: 'categoria', svg: icon('presente') },
    ],
  },
  {
    hash: 'titles-home',
    nome: 'Títulos da página inicial',
    itens: [
      { label: 'Os mais tocados' },
      { label: 'Escolha pelo instrumento' },
      { label: 'Da bancada para a sua casa' },
      { label: 'Capas de disco que imaginamos' },
      { label: 'Marcas que a gente toca', link: '/marcas' },
    ],
  },
  {
    hash: 'benefits-home',
    nome: 'Vantagens na página inicial',
    itens: [
      {
        label: `${precos.descontoVista}% de desconto no Pix`,
        link: '/pagina/formas-de-pagamento',
        tipo: 'pagina',
        svg: icon('pix'),
        sub: [{ label: 'O preço com desconto já aparece em cada produto.' }],
      },
      {
        label: `${precos.parcelasSemJuros}x sem juros no cartão`,
        link: '/pagina/formas-de-pagamento',
        tipo: 'pagina',
        svg: icon('cartao'),
        sub: [{ label: 'Com parcela mínima de R$ 30, e a tabela inteira à vista.' }],
      },
      {
        label: 'Frete grátis a partir de R$\u00a0299',
        link: '/pagina/prazos-e-entrega',
        tipo: 'pagina',
        svg: icon('caminhao'),
        sub: [{ label: 'Para todo o Brasil, na entrega econômica.' }],
      },
      {
        label: 'Regulado e afinado na bancada',
        link: '/pagina/sobre-a-loja',
        tipo: 'pagina',
        svg: icon('bancada'),
        sub: [{ label: 'Alma, trastes e elétrica vistos antes do envio.' }],
      },
    ],
  },
  {
    hash: 'benefits-pdp',
    nome: 'Vantagens na página do produto',
    itens: [
      {
        label: 'Frete grátis a partir de R$\u00a0299',
        link: '/pagina/prazos-e-entrega',
        tipo: 'pagina',
        svg: icon('caminhao'),
        sub: [{ label: 'Para todo o Brasil, na entrega econômica.' }],
      },
      {
        label: `${DEMO_SETTINGS.devolucao.dias} dias para devolver, com frete por nossa conta`,
        link: '/pagina/trocas-e-devolucoes',
        tipo: 'pagina',
        svg: icon('troca'),
        sub: [{ label: returnLaw(DEMO_SETTINGS.devolucao.dias) }],
      },
      {
        label: 'Original, com nota e garantia',
        link: '/pagina/garantia',
        tipo: 'pagina',
        svg: icon('escudo'),
        sub: [{ label: '90 dias por lei, mais a do fabricante.' }],
      },
      {
        label: 'Dúvidas com quem toca',
        link: '/pagina/central-de-atendimento',
        tipo: 'pagina',
        svg: icon('conversa'),
        sub: [{ label: 'Respostas de segunda a sexta, das 9h às 18h.' }],
      },
    ],
  },
  {
    hash: 'help-popup',
    nome: 'Ajuda',
    itens: [
      {
        label: 'Trocas e devoluções',
        link: '/pagina/trocas-e-devolucoes',
        tipo: 'pagina',
        svg: icon('troca'),
      },
      {
        label: 'Formas de pagamento',
        link: '/pagina/formas-de-pagamento',
        tipo: 'pagina',
        svg: icon('cartao'),
      },
      { label: 'Prazos e entrega', link: '/pagina/prazos-e-entrega', tipo: 'pagina', svg: icon('caminhao') },
      { label: 'Garantia', link: '/pagina/garantia', tipo: 'pagina', svg: icon('escudo') },
      {
        label: 'Fale com a gente',
        link: '/pagina/central-de-atendimento',
        tipo: 'pagina',
        svg: icon('conversa'),
        sub: contacts().map((contact, i) =>
          i === 0 ? { ...contact, label: 'Conversar no WhatsApp' } : contact,
        ),
      },
      { label: loja.atendimento, svg: icon('relogio') },
    ],
  },
  {
    hash: 'newsletter',
    nome: 'Newsletter',
    itens: [
      { label: 'Cordas novas, dicas de bancada e ofertas' },
      {
        label:
          'Ao cadastrar, você concorda em receber um e-mail nosso por semana. Antes pedimos que confirme o endereço, e um clique em qualquer mensagem basta para sair.',
      },
      { label: 'Política de privacidade', link: '/pagina/politica-de-privacidade', tipo: 'pagina' },
    ],
  },
]
