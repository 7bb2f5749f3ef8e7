import { eq } from 'drizzle-orm'
import type { AppearanceMark } from '#contract/content/appearance.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import { NoPicture, redrawPicture } from '#platform/infrastructure/storage/pictures/redraw-picture.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { harmlessSvg } from './harmless-svg.ts'

/** In pixels; the largest icon has 512. */
const MAX_SIDE = 1024

const FORMATS = ['png', 'jpeg', 'webp', 'avif']

/** Stores a logo or icon: an SVG with only its shapes, or a picture redrawn from its pixels. The name is ignored. */
export async function uploadMark(
  context: RequestContext,
  { arquivo }: { arquivo: File },
): Promise<AppearanceMark> {
  permit(context, 'configuracao.editar')
  const bytes = new Uint8Array(await arquivo.arrayBuffer())

  return storeMark(context, isMarkup(bytes) ? vectorOf(bytes) : await pixelsOf(bytes))
}

/** Whether the file is text that begins with a tag, whatever its name says. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 200)).toString('utf8'))
}

function vectorOf(bytes: Uint8Array): Uint8Array {
  const drawing = harmlessSvg(Buffer.from(bytes).toString('utf8'))
  if (!drawing)
    throw noMark(
      'Deste SVG não sobra nenhum desenho. Converta os textos em curvas, tire imagens e efeitos, e salve de novo, com até 200 kB.',
    )

  return Buffer.from(drawing.svg)
}

async function pixelsOf(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { bytes: drawn } = await redrawPicture({
      bytes,
      formatos: FORMATS,
      lado: MAX_SIDE,
      transparente: true,
    })
    return drawn
  } catch (error) {
    if (error instanceof ProcessBusy) throw refuse('LojaOcupada')
    if (!(error instanceof NoPicture)) throw error
    throw noMark('Não conseguimos ler esta imagem. Envie um SVG, ou um PNG, JPEG, WebP ou AVIF.')
  }
}

function noMark(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'arquivo', mensagem }] }, mensagem)
}

async function storeMark({ db, storage }: RequestContext, bytes: Uint8Array): Promise<AppearanceMark> {
  const arquivo = await saveOriginal(db, storage, bytes)
  const [row] = await db
    .select({ tipo: originais.tipo, largura: originais.largura, altura: originais.altura })
    .from(originais)
    .where(eq(originais.hash, arquivo))
  if (!row) throw new Error(`The mark ${arquivo} disappeared while it was stored.`)

  return { arquivo, ...row, tipo: TYPES[row.tipo] ?? unknownType(row.tipo) }
}

const TYPES: Partial<Record<string, AppearanceMark['tipo']>> = { svg: 'svg', webp: 'webp', jpeg: 'jpeg' }

function unknownType(tipo: string): never {
  throw new Error(`A mark can't be of the type ${tipo}.`)
}
