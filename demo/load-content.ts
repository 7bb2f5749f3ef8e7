import { pictureUrl } from '#domain/urls/picture-url.ts'
import { saveBannerGroup } from '#platform/content/banners/save-banner-group.ts'
import { saveMenu } from '#platform/content/menus/save-menu.ts'
import { savePage } from '#platform/content/pages/save-page.ts'
import { savePopup } from '#platform/content/popups/save-popup.ts'
import type { Database } from '#platform/database/connect.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { bannerGroups, type DemoBanner, type DemoPicture } from './content/banner-groups.ts'
import { loadGuides } from './content/guides/load-guides.ts'
import { menus } from './content/menus.ts'
import { pages } from './content/pages.ts'
import { popups } from './content/popups.ts'
import { drawBanner } from './pictures/scenes/banners.ts'

/** Loads menus, banners, pages, guides and popups. `pictures` are those of the first-level categories, by path. */
export async function loadContent(
  db: Database,
  storage: Storage,
  pictures: Map<string, string>,
): Promise<void> {
  const addressOf = (caminho: string) => {
    const hash = pictures.get(caminho)
    return hash ? pictureUrl(hash) : null
  }
  for (const menu of menus(addressOf)) await saveMenu({ db }, menu)
  for (const { banners, ...group } of bannerGroups) {
    const drafts = []
    for (const banner of banners) drafts.push(await withPictures(db, storage, banner))
    await saveBannerGroup({ db }, { ...group, banners: drafts })
  }
  for (const page of pages) await savePage({ db }, page)
  await loadGuides(db, storage)
  for (const popup of popups) await savePopup({ db }, popup)
}

async function withPictures(db: Database, storage: Storage, { dimensoes, ...banner }: DemoBanner) {
  const { desktop, mobile } = dimensoes
  return {
    ...banner,
    dimensoes: {
      desktop: await sizeOf(db, storage, desktop),
      mobile: mobile ? await sizeOf(db, storage, mobile) : null,
    },
  }
}

async function sizeOf<T extends { picture: DemoPicture }>(
  db: Database,
  storage: Storage,
  { picture, ...size }: T,
) {
  const svg = 'svg' in picture ? picture.svg : drawBanner(picture)
  const [, largura, altura] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const arquivo = await saveOriginal(db, storage, Buffer.from(svg))

  return { ...size, arquivo, largura: Number(largura), altura: Number(altura) }
}
