import type { BannerGroup } from '#contract/content/content.ts'
import { Section } from '../section.tsx'
import { BannerPicture } from './banner-picture.tsx'
import styles from './banner-row.module.css'
import { useShownBanners } from './use-shown-banners.ts'

/** Banners side by side, unedited: each picture is a link. */
export function BannerRow({ group, title }: { group: BannerGroup | null; title: string }) {
  const banners = useShownBanners(group?.banners ?? [])
  if (!group || banners.length === 0) return null
  const { titulo, descricao, link } = group.vitrine

  return (
    <Section title={title || titulo} text={descricao} link={link}>
      <ul className={styles['row']}>
        {banners.map((banner) => {
          const { link: to } = banner.dimensoes.desktop
          const picture = (
            <BannerPicture
              banner={banner}
              sizes="(min-width: 769px) 50vw, 100vw"
              className={styles['picture']}
            />
          )

          return (
            <li key={banner.id} data-screen={banner.dispositivo}>
              {to ? (
                <a href={to}>
                  {picture}
                  {banner.alt === '' && <span className="visually-hidden">{banner.nome}</span>}
                </a>
              ) : (
                picture
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
