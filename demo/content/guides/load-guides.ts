import type { GuideForm } from '#contract/content/guides/admin-guides.ts'
import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'
import { saveGuide } from '#platform/catalog/collections/guides/save-guide.ts'
import type { Database } from '#platform/database/connect.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { AUTHORS, type DemoGuide, type Figure } from './draft.ts'
import { GUIDES } from './guides.ts'

/** Loads the guides of the demonstration, with their drawn figures. */
export async function loadGuides(db: Database, storage: Storage): Promise<void> {
  for (const guide of GUIDES) {
    const form = await guideForm(guide, (figure) => store(db, storage, figure))
    await saveGuide(
      { db, now: new Date(`${guide.revisadoEm ?? guide.publicadoEm?.slice(0, 10)}T12:00:00Z`) },
      form,
    )
  }
}

type Stored = { arquivo: string; largura: number; altura: number; alt: string }

/** The guide as the panel's form has it; `draw` stores a figure. */
export async function guideForm(
  { author, cover, parts, ...guide }: DemoGuide,
  draw: (figure: Figure) => Promise<Stored>,
): Promise<GuideForm> {
  const blocos: GuideBlock[] = []
  for (const [i, part] of parts.entries()) {
    const id = `b${i + 1}`
    if (part.tipo !== 'figura') blocos.push({ id, ...part })
    else blocos.push({ id, tipo: 'imagem', ...(await draw(part.figure)), legenda: part.legenda, link: null })
  }
  const picture = await draw(cover)

  return {
    ...guide,
    ...AUTHORS[author],
    imagem: { ...picture, imagem: '' },
    blocos,
    seo: null,
    indexar: true,
    rascunho: false,
  }
}

async function store(db: Database, storage: Storage, { svg, alt }: Figure): Promise<Stored> {
  return { arquivo: await saveOriginal(db, storage, Buffer.from(svg)), largura: 1200, altura: 800, alt }
}
