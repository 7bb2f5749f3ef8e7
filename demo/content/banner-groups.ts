import type { BannerDraft, BannerGroupDraft } from '#contract/content/content-input.ts'
import { paymentMarks, sealMarks, socialMarks } from './marks.ts'
import { DEMO_SETTINGS } from './settings.ts'

type Size = BannerDraft['dimensoes']['desktop']
type DemoSize = Omit<Size, 'arquivo' | 'largura' | 'altura'> & { picture: DemoPicture }

/** The source of a stored picture: a drawing of `demo/pictures` by name, or an SVG as it is. */
export type DemoPicture = { drawing: string } | { svg: string }

export type DemoBanner = Omit<BannerDraft, 'dimensoes'> & {
  dimensoes: { desktop: DemoSize; mobile: DemoSize | null }
}

/** A banner group of the demonstration store, with drawings in place of stored pictures. */
export type DemoBannerGroup = Omit<BannerGroupDraft, 'banners'> & { banners: DemoBanner[] }

/** All banner groups. Dates are midnights in São Paulo. */
export const bannerGroups: DemoBannerGroup[] = [
  {
    hash: 'banner-home',
    nome: 'Hero da página inicial',
    titulo: 'Destaques',
    banners: [
      hero('bowed', 'Violino de verniz avermelhado, de pé, com arco ao lado', '/violinos/estudo', {
        titulo: 'O primeiro violino, do tamanho certo',
        texto: 'Com estojo, arco e breu, do 1/10 ao 4/4. Regulado e afinado na bancada antes de sair.',
        botao: 'Ver violinos',
        tema: 'escuro',
      }),
      hero('strings', 'Envelopes de cordas e um jogo desenrolado sobre a mesa', '/cordas', {
        titulo: 'Cordas novas, som novo',
        texto: 'Calibre, tensão e material à vista, para comparar antes de escolher.',
        botao: 'Escolher cordas',
        tema: 'claro',
      }),
      hero('plucked', 'Violão de tampo de cedro, ukulele e cavaquinho lado a lado', '/violoes', {
        titulo: 'Para a roda, a igreja e o quarto',
        texto: 'Violões, ukuleles e cavaquinhos escolhidos por quem toca.',
        botao: 'Ver violões',
        tema: 'escuro',
      }),
      {
        ...hero('strings', 'Envelopes de cordas e um jogo desenrolado sobre a mesa', '/kits', {
          titulo: 'Natal com música',
          texto: 'Kits que já chegam tocando, com preço menor que a soma.',
          botao: 'Ver kits',
          tema: 'claro',
        }),
        nome: 'hero-natal',
        dataInicial: '2026-12-01T03:00:00Z',
        dataFinal: '2026-12-26T03:00:00Z',
      },
    ],
  },
  {
    hash: 'banner-about-home',
    nome: 'A loja, na página inicial',
    titulo: 'Da bancada para a sua casa',
    descricao: 'Cada instrumento passa pela bancada antes de seguir viagem.',
    link: '/pagina/sobre-a-loja',
    banners: [
      {
        nome: 'about-bench',
        alt: 'Bancada de luthier com um violino sem cordas, goivas e um pote de verniz',
        dimensoes: {
          desktop: {
            picture: { drawing: 'about-bench' },
            link: '/pagina/sobre-a-loja',
            parametrosAdicionais: {
              titulo: 'Antes da caixa, a bancada',
              texto:
                'Alma, cavalete, trastes e afinação: conferimos cada instrumento antes de enviar, e contamos o que fizemos.',
              botao: 'Conheça a Lira',
              tema: 'escuro',
            },
          },
          mobile: null,
        },
      },
    ],
  },
  {
    hash: 'banners-categoria-home',
    nome: 'Categorias na página inicial',
    titulo: 'Escolha pelo instrumento',
    banners: [
      tile('category-strings', 'Cordas', 'Jogos de cordas enrolados', '/cordas'),
      tile('category-bowed', 'Violinos', 'Corpo de um violino visto de perto', '/violinos'),
      tile('category-acoustic', 'Violões', 'Boca e roseta de um violão', '/violoes'),
      tile('category-electric', 'Guitarras e baixos', 'Captadores e ponte de uma guitarra', '/guitarras'),
      tile('category-ukulele', 'Ukuleles', 'Ukulele de koa', '/ukuleles'),
      tile('category-accessories', 'Acessórios', 'Breu, afinador e correia', '/acessorios'),
    ],
  },
  {
    hash: 'capas-de-disco',
    nome: 'Capas de disco',
    titulo: 'Capas de disco que imaginamos',
    descricao: 'Os discos não existem, só as capas; os instrumentos de cada uma, sim.',
    banners: [
      disc('choro', 'Choro de quintal', 'Bandolim, cavaco e sete cordas', '/regionais'),
      disc('suite', 'Suítes da varanda', 'Violoncelo em fim de tarde', '/violinos/violoncelos'),
      disc('bossa', 'Bossa de domingo', 'Violão de náilon e pouca pressa', '/violoes/nailon'),
      disc('moda', 'Moda de beira-rio', 'Viola caipira em Rio Abaixo', '/regionais/violas-caipiras'),
      disc('groove', 'Grave e direto', 'Baixo na frente, o resto atrás', '/guitarras/baixos'),
      disc('ilha', 'Ilha de quatro cordas', 'Ukulele e areia no estojo', '/ukuleles'),
    ],
  },
  {
    hash: 'payment-methods',
    nome: 'Formas de pagamento',
    titulo: 'Formas de pagamento',
    link: '/pagina/formas-de-pagamento',
    banners: [
      mark('Visa', paymentMarks.visa),
      mark('Elo', paymentMarks.elo),
      mark('Hipercard', paymentMarks.hipercard),
      mark('Citi', paymentMarks.citi),
      mark('Pix', paymentMarks.pix),
      mark('Boleto', paymentMarks.boleto),
    ],
  },
  {
    hash: 'social-network',
    nome: 'Redes sociais',
    titulo: 'Redes sociais',
    banners: DEMO_SETTINGS.loja.redesSociais.map(({ nome, url }) => mark(nome, socialMark(nome), url)),
  },
  {
    hash: 'security-seals',
    nome: 'Selos de segurança',
    titulo: 'Compra segura',
    link: '/pagina/seguranca',
    banners: [
      mark('Site seguro', sealMarks.conexao, '/pagina/seguranca'),
      mark('Dados protegidos pela LGPD', sealMarks.privacidade, '/pagina/politica-de-privacidade'),
      mark(
        `Troca em ${DEMO_SETTINGS.devolucao.dias} dias`,
        sealMarks.devolucao,
        '/pagina/trocas-e-devolucoes',
      ),
    ],
  },
]

type Words = NonNullable<Size['parametrosAdicionais']>

/** A hero has a wide drawing for desktops and a tall one for phones. */
function hero(name: string, alt: string, link: string, parametrosAdicionais: Words): DemoBanner {
  return {
    nome: `hero-${name}`,
    alt,
    dimensoes: {
      desktop: { picture: { drawing: `hero-${name}` }, link, parametrosAdicionais },
      mobile: { picture: { drawing: `hero-${name}-mobile` }, link, parametrosAdicionais },
    },
  }
}

function tile(drawing: string, titulo: string, alt: string, link: string): DemoBanner {
  return {
    nome: drawing,
    alt,
    dimensoes: { desktop: { picture: { drawing }, link, parametrosAdicionais: { titulo } }, mobile: null },
  }
}

function disc(name: string, titulo: string, texto: string, link: string): DemoBanner {
  return {
    nome: `disc-${name}`,
    alt: `Capa de um disco imaginário: ${titulo}`,
    dimensoes: {
      desktop: { picture: { drawing: `disc-${name}` }, link, parametrosAdicionais: { titulo, texto } },
      mobile: null,
    },
  }
}

function mark(nome: string, svg: string, link: string | null = null): DemoBanner {
  return { nome, alt: nome, dimensoes: { desktop: { picture: { svg }, link }, mobile: null } }
}

function socialMark(nome: string): string {
  const marks: Record<string, string> = socialMarks
  const svg = marks[nome.toLowerCase()]
  if (svg === undefined) throw new Error(`Não há desenho para a rede social ${nome}.`)

  return svg
}
