import { oc } from '@orpc/contract'
import * as z from 'zod'
import { PageFrame } from '../page-frame.ts'
import { REFUSALS } from '../refusals.ts'
import { Settings } from '../settings/settings.ts'

const RouteText = z.string().max(500)

/** Target of a menu item: an address, or a path with its query. */
export const MenuRoute = z.union([
  RouteText,
  z.object({
    name: RouteText,
    route: RouteText,
    path: RouteText,
    params: z.record(RouteText, RouteText),
    query: z.record(RouteText, RouteText),
  }),
])

/** A menu entry of the specification's section 3. `svg` and `icone` are sanitised; `sub` nests up to three levels. */
const MenuItemFields = z.object({
  label: z.string(),
  link: z.string(),
  target: z.enum(['_self', '_blank']),
  iconeOriginal: z.string().nullable(),
  tipo: z.enum(['categoria', 'pagina', 'personalizado']),
  idTipo: z.int32().nullable(),
  destaque: z.boolean(),
  rota: MenuRoute,
  icone: z.string().nullable(),
  svg: z.string().nullable(),
})

export type MenuItem = z.infer<typeof MenuItemFields> & { sub: MenuItem[] }

export const MenuItem: z.ZodType<MenuItem> = MenuItemFields.extend({
  get sub() {
    return z.array(MenuItem)
  },
})

/** A further column of the footer, with its name as title. */
const FooterMenu = z.object({ hash: z.string(), nome: z.string(), menu: z.array(MenuItem) })

const BannerSize = z.object({
  /** As `Picture.imagem`: the default size of the picture's variants. */
  imagem: z.string(),
  /** At its original width, at most 1920 px. */
  imagemOriginal: z.string(),
  largura: z.int(),
  altura: z.int(),
  link: z.string().nullable(),
  /** Texts over the picture, if the banner has any. */
  parametrosAdicionais: z.object({
    titulo: z.string().optional(),
    texto: z.string().optional(),
    botao: z.string().optional(),
    tema: z.enum(['claro', 'escuro']).optional(),
  }),
})

export const Banner = z.object({
  id: z.int32(),
  nome: z.string(),
  alt: z.string(),
  idNivel: z.int32().nullable(),
  /** ISO 8601; null is unbounded. Only currently valid banners are returned. */
  dataInicial: z.string().nullable(),
  dataFinal: z.string().nullable(),
  /** The screens that show it: `mobile` is 768 px wide or less. */
  dispositivo: z.enum(['todos', 'desktop', 'mobile']),
  dimensoes: z.object({ desktop: BannerSize, mobile: BannerSize.nullable() }),
})

export const BannerGroup = z.object({
  vitrine: z.object({
    id: z.int32(),
    hash: z.string(),
    nome: z.string(),
    nivel: z.string(),
    titulo: z.string(),
    descricao: z.string(),
    link: z.string().nullable(),
  }),
  banners: z.array(Banner),
})

/** An institutional page. `conteudo` is sanitised HTML; `filhas` are its child pages. */
export const InstitutionalPage = z.object({
  estrutura: PageFrame,
  conteudo: z.object({
    slug: z.string(),
    titulo: z.string(),
    resumo: z.string(),
    html: z.string(),
    atualizadoEm: z.string(),
    irmas: z.array(z.object({ titulo: z.string(), url: z.string() })),
    filhas: z.array(z.object({ titulo: z.string(), url: z.string(), resumo: z.string() })),
  }),
})

export const Popup = z.object({
  id: z.int32(),
  /** Seconds after which it opens. */
  tempo: z.int().nonnegative(),
  titulo: z.string(),
  html: z.string(),
})

/** A section of the home page: its kind and the source of its content. */
export const HomeSectionShown = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  /**
   * `hero`, `categorias`, `sobre`, `discos` and `banners` each render a banner group in their own way, `vitrine` a
   * showcase, `texto` HTML; `atalhos`, `vantagens` and `marcas` come from menus and the catalogue, `ferramentas` from
   * the shop's own pages, `guias` from its guides.
   */
  tipo: z.enum([
    'hero',
    'atalhos',
    'vitrine',
    'vantagens',
    'categorias',
    'sobre',
    'discos',
    'marcas',
    'ferramentas',
    'guias',
    'banners',
    'texto',
  ]),
  /** If empty, the section's default title is used. */
  titulo: z.string().trim().max(120),
  /** The banner group or showcase. */
  hash: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .nullable(),
  html: z.string().max(20_000),
})

const ByHash = z.object({ hash: z.string().regex(/^[a-z0-9-]{1,80}$/) })

export const content = {
  banners: oc
    .route({
      method: 'GET',
      path: '/v2/front/showcase/banners/{hash}',
      tags: ['content'],
      summary: 'Um grupo de banners',
    })
    .input(ByHash)
    .errors(REFUSALS)
    .output(BannerGroup),

  menu: oc
    .route({ method: 'GET', path: '/v2/front/struct/menus/{hash}', tags: ['content'], summary: 'Um menu' })
    .input(ByHash)
    .errors(REFUSALS)
    .output(z.object({ menu: z.array(MenuItem) })),

  footerMenus: oc
    .route({
      method: 'GET',
      path: '/v2/front/struct/footer-menus',
      tags: ['content'],
      summary: 'Os menus que a loja acrescentou ao rodapé',
    })
    .output(z.object({ menus: z.array(FooterMenu) })),

  popup: oc
    .route({
      method: 'GET',
      path: '/v2/front/struct/popup/{nivel}',
      tags: ['content'],
      summary: 'O popup de um tipo de página',
    })
    .input(
      z.object({
        nivel: z.enum(['home', 'detail', 'page']),
        /** The visitor's screen: `mobile` is 768 px wide or less. */
        dispositivo: z.enum(['desktop', 'mobile']).default('desktop'),
      }),
    )
    .output(z.object({ data: Popup.nullable() })),

  page: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/page',
      tags: ['content'],
      summary: 'Uma página institucional',
    })
    .input(z.object({ url: z.string().startsWith('/').max(500) }))
    .errors(REFUSALS)
    .output(InstitutionalPage),

  home: oc
    .route({
      method: 'GET',
      path: '/v2/front/url/home',
      tags: ['content'],
      summary: 'A moldura da página inicial, e o que está nela',
    })
    .output(z.object({ estrutura: PageFrame, secoes: z.array(HomeSectionShown) })),

  settings: oc
    .route({
      method: 'GET',
      path: '/v2/front/settings',
      tags: ['content'],
      summary: 'A configuração pública da loja',
    })
    .output(Settings),

  ping: oc
    .route({ method: 'GET', path: '/v2/front/ping', tags: ['content'], summary: 'A plataforma responde' })
    .output(z.object({ sucesso: z.literal(true) })),
}

export type HomeSectionShown = z.infer<typeof HomeSectionShown>
export type FooterMenu = z.infer<typeof FooterMenu>
export type Banner = z.infer<typeof Banner>
export type BannerGroup = z.infer<typeof BannerGroup>
export type Popup = z.infer<typeof Popup>
export type InstitutionalPage = z.infer<typeof InstitutionalPage>
