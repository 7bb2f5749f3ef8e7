import type { Storage } from '../port.ts'
import { drawnIcon } from './drawn-icon.ts'
import { logoKey, originalKey } from './picture-keys.ts'

/** An uploaded logo as PNG, where no SVG is shown: `largura` and `altura` in pixels are the most it takes. */
const SIZE = { largura: 560, altura: 80 }

/**
 * Returns a logo as PNG, for mails and PDFs, at twice the height that it has there; a longer one becomes smaller. It is
 * drawn at first use, and stored; null if there is no such logo. Throws `ProcessBusy`.
 */
export async function drawnLogo(storage: Storage, hash: string): Promise<Uint8Array | null> {
  const ready = await storage.read(logoKey(hash))
  if (ready) return ready
  const bytes = await storage.read(originalKey(hash))
  if (!bytes) return null
  const drawn = await drawnIcon({ bytes, ...SIZE, margem: 0, fundo: null, aparar: true })
  await storage.write(logoKey(hash), drawn)

  return drawn
}
