import type { Appearance, AppearanceMark } from '#contract/content/appearance.ts'
import { wholeStyle } from '#domain/format/appearance/looks.ts'
import type { IconDrawing } from '#platform/infrastructure/storage/pictures/draw-icon.ts'
import { drawnIcon } from '#platform/infrastructure/storage/pictures/drawn-icon.ts'
import { originalKey } from '#platform/infrastructure/storage/pictures/picture-keys.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { icoOf } from './ico.ts'

type File = { type: string; bytes: Uint8Array }

type Drawing = Omit<IconDrawing, 'bytes' | 'fundo'> & { ground: 'paper' | 'none' }

/** The icons that browsers, phones and other sites ask for. Maskable ones are cropped to a circle of 80 %. */
const DRAWINGS: Record<string, Drawing> = {
  '/favicon.ico': { largura: 32, altura: 32, margem: 0, ground: 'none' },
  '/apple-touch-icon.png': { largura: 180, altura: 180, margem: 0.1, ground: 'paper' },
  '/icon-192.png': { largura: 192, altura: 192, margem: 0.04, ground: 'none' },
  '/icon-512.png': { largura: 512, altura: 512, margem: 0.04, ground: 'none' },
  '/icon-maskable-512.png': { largura: 512, altura: 512, margem: 0.2, ground: 'paper' },
  '/og.png': { largura: 1200, altura: 630, margem: 0.2, ground: 'paper' },
}

/** Paths of the icons that a store's own logo replaces. */
export const ICON_PATHS = ['/favicon.svg', ...Object.keys(DRAWINGS)]

/** Draws the store's icons from its own icon or logo. Each is drawn once, when it is first asked for. */
export function createBrandIcons(storage: Storage) {
  const drawn = new Map<string, Promise<File | null>>()

  /** Returns an icon; null if the store has neither icon nor logo, so that the software's own is sent. */
  return function icon(path: string, appearance: Appearance): Promise<File | null> {
    const mark = markFor(path, appearance)
    if (!mark) return Promise.resolve(null)
    const { papel } = wholeStyle(appearance).cores
    const key = `${path} ${mark.arquivo} ${papel}`
    const found = drawn.get(key)
    if (found) return found
    // Those of the appearance before: a shop has seven.
    if (drawn.size >= 2 * ICON_PATHS.length) drawn.clear()
    const file = draw(path, mark, papel)
    drawn.set(key, file)
    file.catch(() => drawn.delete(key))

    return file
  }

  async function draw(path: string, mark: AppearanceMark, papel: string): Promise<File | null> {
    const original = await storage.read(originalKey(mark.arquivo))
    if (!original) return null
    if (path === '/favicon.svg') return { type: 'image/svg+xml', bytes: await vectorOf(mark, original) }
    const drawing = DRAWINGS[path]
    if (!drawing) return null
    const { ground, ...size } = drawing
    const png = await drawnIcon({ ...size, bytes: original, fundo: ground === 'paper' ? papel : null })

    return path.endsWith('.ico')
      ? { type: 'image/x-icon', bytes: icoOf(png, size.largura) }
      : { type: 'image/png', bytes: png }
  }
}

/** The icon stands for the store in small, the logo in large. */
function markFor(path: string, { icone, logo }: Appearance): AppearanceMark | null {
  return path === '/og.png' ? (logo ?? icone) : (icone ?? logo)
}

/** A picture as a vector that shows it. */
async function vectorOf({ tipo }: AppearanceMark, bytes: Uint8Array): Promise<Uint8Array> {
  if (tipo === 'svg') return bytes
  const png = await drawnIcon({
    bytes,
    largura: 64,
    altura: 64,
    margem: 0,
    fundo: null,
  })
  const data = Buffer.from(png).toString('base64')

  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="data:image/png;base64,${data}"/></svg>`,
  )
}
