import * as z from 'zod'
import { SLUG } from '#domain/format/slug.ts'
import { ENDS_TOO_EARLY, endsAfterItBegins } from '#domain/time/validity.ts'
import { MenuRoute } from './content.ts'

const Text = z.string().trim().min(1).max(2_000)
const Hash = z.string().regex(/^[a-z0-9-]{1,80}$/)
export const Slug = z.string().regex(SLUG).max(120)

/** A path of the shop, a web address, or a contact link. Refuses anything that could run a script. */
export const Link = z
  .string()
  .max(500)
  .regex(
    /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)|^$/,
    'O link deve ser um caminho da loja ou um endereço https.',
  )

const MenuItemInputFields = z.object({
  label: Text.max(400),
  /** Empty for an entry without a link, such as a benefit or opening hours. */
  link: Link.default(''),
  target: z.enum(['_self', '_blank']).default('_self'),
  tipo: z.enum(['categoria', 'pagina', 'personalizado']).default('personalizado'),
  idTipo: z.int32().nullable().default(null),
  destaque: z.boolean().default(false),
  /** Defaults to the link. */
  rota: MenuRoute.optional(),
  /** Address of a picture. */
  icone: Link.nullable().default(null),
  /** Inline SVG; sanitised on input. */
  svg: z.string().max(20_000).nullable().default(null),
})

export type MenuItemInput = z.infer<typeof MenuItemInputFields> & { sub: MenuItemInput[] }
/** As written by a client: omitted fields take their default. */
export type MenuItemDraft = z.input<typeof MenuItemInputFields> & { sub?: MenuItemDraft[] }

const ThirdLevel = MenuItemInputFields.extend({ sub: z.array(z.never()).max(0).default([]) })
const SecondLevel = MenuItemInputFields.extend({ sub: z.array(ThirdLevel).max(60).default([]) })
const FirstLevel = MenuItemInputFields.extend({ sub: z.array(SecondLevel).max(60).default([]) })

/** A whole menu: saving it replaces the menu with the same `hash`. Items nest up to three levels. */
export const MenuInput = z.object({ hash: Hash, nome: Text.max(80), itens: z.array(FirstLevel).max(60) })

const BannerSizeInput = z.object({
  /** The key of an original in the picture storage. */
  arquivo: Text.max(200),
  /** Pixels of that original. */
  largura: z.int32().positive(),
  altura: z.int32().positive(),
  link: Link.nullable().default(null),
  parametrosAdicionais: z
    .object({
      titulo: z.string().max(120).optional(),
      texto: z.string().max(300).optional(),
      botao: z.string().max(40).optional(),
      tema: z.enum(['claro', 'escuro']).optional(),
    })
    .default({}),
})

/** Shown from `dataInicial` (inclusive) to `dataFinal` (exclusive); null is unbounded. */
const Validity = {
  dataInicial: z.iso.datetime().nullable().default(null),
  dataFinal: z.iso.datetime().nullable().default(null),
}

type Dated = { dataInicial: string | null; dataFinal: string | null }

const lasts = ({ dataInicial, dataFinal }: Dated) => endsAfterItBegins(dataInicial, dataFinal)

const TOO_EARLY = { path: ['dataFinal'], message: ENDS_TOO_EARLY }

export const BannerInput = z
  .object({
    /** Unique in its group. */
    nome: Text.max(80),
    alt: z.string().max(200),
    idNivel: z.int32().nullable().default(null),
    ...Validity,
    /** The screens that show it: `mobile` is 768 px wide or less. */
    dispositivo: z.enum(['todos', 'desktop', 'mobile']).default('todos'),
    dimensoes: z.object({ desktop: BannerSizeInput, mobile: BannerSizeInput.nullable().default(null) }),
  })
  .refine(lasts, TOO_EARLY)

/**
 * A whole banner group: saving it replaces the group with the same `hash`; banners with the same name keep their id.
 */
export const BannerGroupInput = z.object({
  hash: Hash,
  nome: Text.max(80),
  nivel: z.string().max(40).default('home'),
  titulo: z.string().max(120).default(''),
  descricao: z.string().max(500).default(''),
  link: Link.nullable().default(null),
  banners: z
    .array(BannerInput)
    .max(60)
    .refine((banners) => new Set(banners.map(({ nome }) => nome)).size === banners.length, {
      message: 'Dois banners do grupo têm o mesmo nome.',
    }),
})

/** An institutional page. `mae` is the slug of its parent, which must exist. `html` is sanitised on input. */
export const PageInput = z
  .object({
    slug: Slug,
    mae: Slug.nullable().default(null),
    titulo: Text.max(120),
    resumo: z.string().max(300).default(''),
    html: z.string().max(200_000),
    seo: z
      .object({ title: z.string().max(70), description: z.string().max(170) })
      .nullable()
      .default(null),
    indexar: z.boolean().default(true),
    posicao: z.int().nonnegative().default(0),
  })
  .refine(({ slug, mae }) => slug !== mae, {
    path: ['mae'],
    message: 'Uma página não pode ser mãe de si mesma.',
  })

/** A popup for one kind of page. `html` is sanitised on input. If several are valid, the last to start is shown. */
export const PopupInput = z
  .object({
    nivel: z.enum(['home', 'detail', 'page']),
    /** Unique in its kind of page. */
    nome: Text.max(80),
    /** Seconds after which it opens. */
    tempo: z.int().min(0).max(600),
    titulo: Text.max(120),
    html: z.string().max(20_000),
    /** The screens that show it: `mobile` is 768 px wide or less. */
    dispositivo: z.enum(['todos', 'desktop', 'mobile']).default('todos'),
    ...Validity,
    ativo: z.boolean().default(true),
  })
  .refine(lasts, TOO_EARLY)

export type MenuInput = z.infer<typeof MenuInput>
export type MenuDraft = Omit<z.input<typeof MenuInput>, 'itens'> & { itens: MenuItemDraft[] }
export type BannerGroupInput = z.infer<typeof BannerGroupInput>
export type BannerGroupDraft = z.input<typeof BannerGroupInput>
export type BannerInput = z.infer<typeof BannerInput>
export type BannerDraft = z.input<typeof BannerInput>
export type PageInput = z.infer<typeof PageInput>
export type PageDraft = z.input<typeof PageInput>
export type PopupInput = z.infer<typeof PopupInput>
export type PopupDraft = z.input<typeof PopupInput>
