import * as z from 'zod'
import {
  CORNERS,
  FONT_PAIRS,
  FOOTER_STYLES,
  HEADER_STYLES,
  LOOK_NAMES,
} from '#domain/format/appearance/appearance.ts'
import { COLOUR } from '#domain/format/appearance/colour.ts'
import { PICTURE_HASH } from '#domain/urls/picture-url.ts'
import { adminCall } from '../admin-call.ts'
import { PageInput, pageOf } from '../paging.ts'

const call = adminCall('content')

const Version = z.int32().positive()

const Colour = z.string().regex(COLOUR, 'Escreva a cor como #7a2e1f.').nullable()

const Line = z.string().trim().max(120)

/**
 * An uploaded logo or icon: an SVG without anything that runs or loads, or a picture drawn again from its pixels. Served
 * at `/assets/marca-{arquivo}.{tipo}`.
 */
const Mark = z.object({
  arquivo: z.string().regex(PICTURE_HASH),
  tipo: z.enum(['svg', 'webp', 'jpeg']),
  /** In pixels, for the aspect ratio. */
  largura: z.int().positive().max(20_000),
  altura: z.int().positive().max(20_000),
})

/** A line at the foot of the page. `{{loja}}` becomes the store's name. */
const Credit = z.object({
  texto: Line.min(1, 'Escreva o crédito, ou tire a linha.'),
  link: z.union([
    z.literal(''),
    z.url({ protocol: /^https?$/, error: 'Use um endereço que comece com https://.' }).max(300),
  ]),
})

/** How the shop looks. Null is the look's own choice. Name and social links are in the settings. */
export const Appearance = z.object({
  visual: z.enum(LOOK_NAMES),
  cores: z.object({ acao: Colour, destaque: Colour, papel: Colour, tinta: Colour }),
  fontes: z.enum(FONT_PAIRS).nullable(),
  cantos: z.enum(CORNERS).nullable(),
  cabecalho: z.enum(HEADER_STYLES).nullable(),
  rodape: z.enum(FOOTER_STYLES).nullable(),
  /** Null: the drawn sign of the software. */
  logo: Mark.nullable(),
  /** Whether the store's name stands beside the logo. */
  nomeAoLado: z.boolean(),
  /** Null: derived from the logo. */
  icone: Mark.nullable(),
  slogan: Line,
  creditos: z.array(Credit).max(4),
})

/** The draft, which version is published, and whether the two differ. */
const Editing = z.object({
  versao: Version,
  rascunho: Appearance,
  /** Null before the first publication. */
  publicada: z.object({ id: z.int32().positive(), em: z.iso.datetime(), por: z.string() }).nullable(),
  mudou: z.boolean(),
})

const Publication = z.object({
  id: z.int32().positive(),
  em: z.iso.datetime(),
  por: z.string(),
  valor: Appearance,
})

export const appearance = {
  get: call('GET', '/appearance', 'A aparência da loja', 'configuracao.ver').output(Editing),

  /** Saves the draft; the shop does not change. Refuses `VersaoAntiga`, and `CamposInvalidos` for an unknown file. */
  save: call('PUT', '/appearance', 'Salva o rascunho da aparência', 'configuracao.editar')
    .input(z.object({ rascunho: Appearance, versao: Version }))
    .output(Editing),

  /** Shows the draft to everybody. Refuses `VersaoAntiga`, and `CamposInvalidos` for colours without contrast. */
  publish: call('POST', '/appearance/publication', 'Publica a aparência', 'configuracao.editar')
    .input(z.object({ versao: Version }))
    .output(Editing),

  history: call('GET', '/appearance/publications', 'As aparências publicadas', 'configuracao.ver')
    .input(PageInput)
    .output(pageOf(Publication)),

  /**
   * Publishes an earlier version again; it becomes the draft, too. Refuses `CadastroInexistente`, and `VersaoAntiga` if
   * somebody else saved another draft.
   */
  restore: call(
    'POST',
    '/appearance/publications/{id}/restoration',
    'Volta a uma aparência publicada',
    'configuracao.editar',
  )
    .input(z.object({ id: z.coerce.number().int().positive().max(2_147_483_647), versao: Version }))
    .output(Editing),

  /**
   * Accepts a logo or icon as `multipart/form-data`: an SVG of up to 200 kB, or a PNG, JPEG, WebP or AVIF of up to 5 MB.
   * Refuses `CamposInvalidos` for anything else.
   */
  upload: call('POST', '/appearance/files', 'Envia um logo ou ícone', 'configuracao.editar')
    .input(z.object({ arquivo: z.file().max(5 * 1024 * 1024) }))
    .output(Mark),

  /** The stylesheet of an appearance that nobody has saved, for the preview. */
  stylesheet: call('POST', '/appearance/stylesheet', 'A folha de estilo de uma aparência', 'configuracao.ver')
    .input(z.object({ rascunho: Appearance }))
    .output(z.object({ css: z.string() })),

  /** A query for the shop's addresses, with which a page shows the saved draft for half an hour. */
  preview: call('POST', '/appearance/preview', 'Um endereço de prévia', 'configuracao.ver').output(
    z.object({ parametro: z.string(), venceEm: z.iso.datetime() }),
  ),
}

export type Appearance = z.infer<typeof Appearance>
export type AppearanceMark = z.infer<typeof Mark>
export type AppearanceEditing = z.infer<typeof Editing>
export type AppearancePublication = z.infer<typeof Publication>
